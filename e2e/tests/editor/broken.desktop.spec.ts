import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Editor } from '../../editor.ts';
import { type OwnShop, startOwnShop } from '../../servers.ts';

const PLAIN = new URL('../../../packages/host/test/fixtures/plain-theme/', import.meta.url);
const LAYOUT = 'layout/theme.liquid';
const PRODUCT = 'templates/product.json';
const SLIDES = 'sections/slides.liquid';

let folder: string;
let shop: OwnShop;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-theme-'));
  await cp(PLAIN, folder, { recursive: true });
  await change(PRODUCT, (text) => text.replace(/\}\s*$/, ''));
  await change(SLIDES, (text) => text.replace('{%- endcase -%}', ''));
  shop = await startOwnShop({ theme: folder, isDev: true });
});
test.afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function change(path: string, broken: (text: string) => string): Promise<void> {
  const file = join(folder, path);
  await writeFile(file, broken(await readFile(file, 'utf8')));
}

/** Takes the theme's files over as they are now on the disk. */
async function takeOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take the changes over' }).click();
  await expect(page.getByText('The theme’s own files have changed.')).toHaveCount(0);
}

test('a theme with a template that does not parse, a section whose Liquid does not, and then no layout: each is named by file and line, and all else is edited', {
  tag: ['@editor-14', '@editor-11'],
}, async ({ page }) => {
  const editor = new Editor(page);
  const { preview } = editor;
  await editor.open(shop.origin);
  const problems = page.locator('.problems');
  await problems.locator('summary').click();
  await expect(problems.getByText(/^templates\/product\.json:\d+: not valid JSON/)).toBeVisible();
  await expect(problems.getByText(/^sections\/slides\.liquid:\d+: .*case/)).toBeVisible();

  await expect(preview.locator('#shopify-section-slides')).toHaveText(
    /Liquid syntax error \(sections\/slides line \d+\)/,
  );
  await expect(
    page.locator('.stage-errors').getByText(/Liquid syntax error \(sections\/slides line \d+\)/),
  ).toBeVisible();
  await editor.row('Saved by the merchant').click();
  await editor.field('Text').fill('Edited');
  await expect(preview.locator('.notice')).toContainText('Edited');
  await editor.save();

  await editor.show('Product');
  await expect(preview.getByText(/templates\/product\.json:\d+: not valid JSON/)).toBeVisible();
  await editor.row('Free returns').click();
  await editor.field('Heading').fill('Returns');
  await editor.show('Product: quick');
  await editor.show('Bag');

  await rename(join(folder, LAYOUT), join(folder, `${LAYOUT}.away`));
  await takeOver(page);
  await expect(problems.getByText(`${LAYOUT}: the theme has no layout`)).toBeVisible();
  await expect(preview.getByText(LAYOUT)).toBeVisible();

  await rename(join(folder, `${LAYOUT}.away`), join(folder, LAYOUT));
  await cp(PLAIN, folder, { recursive: true });
  // The host reads the theme as soon as some of the files are there, and again when all are.
  await expect(async () => {
    await takeOver(page);
    await expect(problems.getByText(/^(?:templates|sections|layout)\//)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await editor.show('Product');
  await expect(preview.getByRole('heading', { name: 'More' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Returns' })).toBeVisible();
  await editor.save();
});
