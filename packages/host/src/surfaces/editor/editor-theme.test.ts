import { EditorTexts, EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { afterEach, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { editorOf } from './editor.fixture.ts';

let shop: TestShop;
afterEach(() => shop.close());

const read = async (options: Parameters<typeof openTestShop>[0] = {}) => {
  shop = await openTestShop({ theme: 'full-theme', ...options });
  return answered(EditorTheme, await editorOf(shop).call('GET', '/editor/api/theme'));
};

test('has what the editor needs of a theme that it never saw', async () => {
  const theme = await read();
  expect([theme.name, theme.version, theme.revision]).toEqual(['Plain', '1.0.0', 0]);
  expect(theme.problems.filter((problem) => !problem.includes('not known here'))).toEqual([]);
  expect(Object.keys(theme.files)).toEqual(
    expect.arrayContaining(['templates/collection.json', 'sections/header-group.json', 'config/settings_data.json']),
  );
  expect(theme.files['config/settings_data.json']).toMatchObject({
    current: { accent: '#224466', sections: { announcement: {} }, content_for_index: ['old-slide'] },
  });
  expect(theme.settings.map(({ name }) => name)).toContain('t:settings.colors');
  expect(theme.settings.every(({ name }) => name !== 'theme_info')).toBe(true);
  expect(theme.labels.map(({ isoCode }) => isoCode)).toEqual(['en', 'fr']);
  expect(theme.sections.blocks).toMatchObject({ max_blocks: 12, presets: [{ name: 'Blocks' }, {}] });
  expect(theme.blocks.label?.settings?.[0]).toMatchObject({ id: 'text' });
  expect(theme.layouts.theme).toContainEqual({ kind: 'template' });
  const liquid = theme.templates.find(({ name }) => name === 'product');
  expect(liquid).toMatchObject({ kind: 'liquid', isMade: false, sections: expect.any(Array) });
});

test('knows languages and countries of the shop, its own first', async () => {
  const { shop: known } = await read();
  expect(known.languages).toEqual([
    { isoCode: 'en', name: 'English', isPrimary: true, rootUrl: '/' },
    { isoCode: 'fr', name: 'français', isPrimary: false, rootUrl: '/fr/' },
  ]);
  expect(known.markets[0]).toEqual({ name: 'United States', country: 'US', currency: 'USD' });
  expect(new Set(known.markets.map(({ country }) => country)).size).toBe(known.markets.length);
});

test('texts are those of the theme, without the merchant’s', async () => {
  const before = await read();
  const editor = editorOf(shop);
  const texts = async () => answered(EditorTexts, await editor.call('GET', '/editor/api/texts'));
  const own = await texts();
  expect(own[0]?.isoCode).toBe('en');
  const [key = ''] = Object.keys(own[0]?.texts ?? {});
  await editor.save(before.revision, { 'locales/en.json': { [key]: 'Mine' } });
  expect(await texts()).toEqual(own);
  const after = answered(EditorTheme, await editor.call('GET', '/editor/api/theme'));
  expect(after.files['locales/en.json']).toEqual({ [key]: 'Mine' });
});
