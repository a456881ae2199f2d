import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkTheme } from '@vitrine/compiler/check.ts';
import { expect, test } from 'vitest';
import { checkThemeOnce } from './check-theme-once.ts';
import { builtTheme } from './demo-shop.ts';

const theme = builtTheme();

/** Settings of a section as the theme editor reads them. */
async function settings(section: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(theme, 'sections', `${section}.liquid`), 'utf8');
  const schema: unknown = JSON.parse(/{% schema %}([\s\S]*){% endschema %}/.exec(text)?.[1] ?? '{}');
  return (schema as { settings: Record<string, unknown>[] }).settings;
}

test("the theme has no offence in the platform's own check", { tags: ['shop-10'], timeout: 600_000 }, async () => {
  expect(await checkThemeOnce(theme, join(theme, '../theme-check.stamp'), checkTheme)).toEqual([]);
});

test('grids have 1 to 6 columns on a desk, 3 unless told, and 1 to 3 on a phone, 1 unless told', {
  tags: ['collection-7', 'collection-8'],
}, async () => {
  const found = await settings('collection');
  expect(found).toContainEqual(expect.objectContaining({ id: 'columns_desktop', min: 1, max: 6, default: 3 }));
  expect(found).toContainEqual(expect.objectContaining({ id: 'columns_mobile', min: 1, max: 3, default: 1 }));
});

test('the gallery of a product has 2 columns unless told', { tags: ['gallery-5'] }, async () => {
  expect(await settings('product')).toContainEqual(expect.objectContaining({ id: 'gallery_columns', default: 2 }));
});

test('the boot brings nothing along: what it needs is in it', async () => {
  const assets = await readdir(join(theme, 'assets'));
  const boot = assets.find((name) => /^boot-.*\.js$/.test(name)) ?? '';
  expect(await readFile(join(theme, 'assets', boot), 'utf8')).not.toMatch(/^import[^(]/);
});
