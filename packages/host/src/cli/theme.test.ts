import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Json } from '@vitrine/contract/editor/theme.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { runCli } from '../../test/run-cli.ts';
import { listAudit } from '../shop/audit/list-audit.ts';
import { editorOf } from '../surfaces/editor/editor.fixture.ts';
import { loadTheme } from '../theme/load.ts';

const SETTINGS = 'config/settings_data.json';
const CHANGED: Readonly<Record<string, Json>> = {
  'templates/index.json': {
    sections: { main: { type: 'text', settings: { heading: 'Mine' } } },
    order: ['main'],
  },
  'templates/page.made.json': { sections: { main: { type: 'text' } }, order: ['main'] },
  'locales/en.json': { 'cart.title': 'My bag' },
  'translations/fr.json': { Mine: 'Le mien' },
};

let shop: TestShop;
let theme: string;
let editor: ReturnType<typeof editorOf>;
beforeEach(async () => {
  shop = await openTestShop({ theme: 'plain-theme' });
  theme = path.join(shop.dir, 'theme');
  editor = editorOf(shop);
});
afterEach(() => shop.close());

const run = (...words: string[]) => runCli('theme', ...words, '--theme', theme, '--data', `${shop.dir}/data`);
const home = async () => (await shop.visitor().get('/')).body;
const saved = async (base: number, files: Readonly<Record<string, Json>>, note?: string) =>
  expect((await editor.save(base, files, note)).statusCode).toBe(200);
const filesNow = async (): Promise<Record<string, Json>> =>
  JSON.parse((await editor.call('GET', '/editor/api/theme')).body).files;

test('the saves are listed, the latest first, with what each changed and nothing that a terminal obeys', async () => {
  expect(await run()).toEqual({ code: 0, text: '0 saves of the theme "Plain".\n' });
  await saved(0, { 'templates/page.made.json': CHANGED['templates/page.made.json'] ?? null }, 'Spring \u001b[2J');
  await editor.call('POST', '/editor/api/saves/0/restore', { base: 1 });
  const { code, text } = await run('list');
  expect(code).toBe(0);
  const lines = text.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^ {5}2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}back to 0: templates\/page\.made\.json/),
    expect.stringMatching(/^ {5}1 .* templates\/page\.made\.json {2}Spring \\u\{1b\}\[2J$/),
    '2 saves of the theme "Plain".',
  ]);
});

test('another theme’s saves are not listed', { tags: ['editor-9'] }, async () => {
  await saved(0, CHANGED);
  await writeFile(path.join(theme, 'config/settings_schema.json'), '[{"name":"theme_info","theme_name":"Other"}]');
  expect(await run()).toEqual({ code: 0, text: '0 saves of the theme "Other".\n' });
});

describe('pull', () => {
  test('writes what a merchant changed, and a theme loaded from the folder is the one that the host shows', async () => {
    const { [SETTINGS]: settings } = await filesNow();
    const current = typeof settings === 'object' && settings !== null && 'current' in settings ? settings.current : {};
    await saved(0, { ...CHANGED, [SETTINGS]: { current: { ...Object(current), text: 'My text' } } });
    const shown = await filesNow();
    const own = await loadTheme(theme);
    const { code, text } = await run('pull', theme);
    expect(code).toBe(0);
    for (const line of ['wrote templates/index.json', 'left out translations/fr.json', '4 files of the theme "Plain".'])
      expect(text).toContain(line);
    const { templates, config, locales, problems } = await loadTheme(theme);
    for (const name of ['index', 'page.made'])
      expect(templates.get(name)).toMatchObject({ kind: 'json', data: shown[`templates/${name}.json`] });
    expect(config.values.text).toBe('My text');
    expect(locales.storefront.get('en')?.get('cart.title')).toBe('My bag');
    // That there is a Liquid file of the same template, which the merchant's replaces, is said.
    expect(problems.filter(({ file }) => file !== 'templates/index.liquid')).toEqual(own.problems);
    expect(await readdir(path.join(theme, 'templates'))).not.toContainEqual(expect.stringMatching(/^\./));
    // Once more: nothing is different any more.
    const before = await readFile(path.join(theme, SETTINGS), 'utf8');
    expect((await run('pull', theme)).code).toBe(0);
    expect(await readFile(path.join(theme, SETTINGS), 'utf8')).toBe(before);
  });

  test('refuses a folder that is no theme, and one that is not there', async () => {
    await saved(0, CHANGED);
    const empty = path.join(shop.dir, 'empty');
    await mkdir(empty);
    expect(await run('pull', empty)).toMatchObject({ code: 1, text: expect.stringContaining('is no theme') });
    expect(await readdir(empty)).toEqual([]);
    const gone = path.join(shop.dir, 'gone');
    expect(await run('pull', gone)).toEqual({ code: 1, text: `There is no folder ${gone}.\n` });
  });

  test('another theme’s folder gets nothing', { tags: ['editor-9'] }, async () => {
    await saved(0, CHANGED);
    const index = path.join(theme, 'templates/index.json');
    await writeFile(path.join(theme, 'config/settings_schema.json'), '[{"name":"theme_info","theme_name":"Other"}]');
    expect(await run('pull', theme)).toEqual({ code: 0, text: '0 files of the theme "Other".\n' });
    await expect(readFile(index, 'utf8')).rejects.toThrow();
  });
});

describe('reset', () => {
  test('takes one file away, or all; each is a save to go back from, and in the audit log', {
    tags: ['editor-7'],
  }, async () => {
    await saved(0, CHANGED);
    expect(await home()).toContain('Mine');
    expect(await run('reset', 'templates/index.json')).toEqual({
      code: 0,
      text: "templates/index.json is the theme's own again.\n",
    });
    expect(Object.keys(await filesOfMerchant())).not.toContain('templates/index.json');
    expect((await run('reset')).code).toBe(0);
    expect(await filesOfMerchant()).toEqual([]);
    const saves = JSON.parse((await editor.call('GET', '/editor/api/saves')).body);
    expect(saves.map(({ revision }: { revision: number }) => revision)).toEqual([3, 2, 1]);
    expect(saves[0]).toMatchObject({ restored: 0 });
    const [entry] = await listAudit(shop.store.db, { limit: 1 });
    expect(entry).toMatchObject({ event: 'theme_saved', actor: expect.stringMatching(/^cli/) });
  });

  test('says what there is nothing to reset of', async () => {
    expect(await run('reset')).toEqual({ code: 1, text: 'The theme "Plain" has no change to reset.\n' });
    expect(await run('reset', 'templates/index.json')).toEqual({
      code: 1,
      text: 'The theme "Plain" has no change of templates/index.json to reset.\n',
    });
    expect(await run('reset', 'layout/theme.liquid')).toMatchObject({ code: 2 });
  });

  const filesOfMerchant = async () =>
    (await shop.store.db.selectFrom('theme_files').select('path').execute()).map(({ path: file }) => file);
});
