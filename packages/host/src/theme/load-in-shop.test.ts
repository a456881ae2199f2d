import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadThemeInShop, shopFilesOfTheme } from './load-in-shop.ts';
import { problemText } from './problem.ts';
import { watchTheme } from './watch.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-in-shop-'));
  await write('theme/layout/theme.liquid', '{{ content_for_header }}');
  await write('theme/templates/index.liquid', '');
  await write(
    'theme/config/settings_schema.json',
    JSON.stringify([
      {
        name: 'Apps',
        settings: ['base', 'key', 'kept', 'config'].map((id) => ({ type: 'text', id, label: id })),
      },
    ]),
  );
  await write('theme/config/settings_data.json', '{"current": {"key": "the theme’s", "kept": "as it was"}}');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  await writeFile(path.join(dir, name), text);
}

const load = (appsOrigin?: string) =>
  loadThemeInShop({ themeDir: path.join(dir, 'theme'), shopDir: path.join(dir, 'shop'), appsOrigin });

it('is the theme itself in a shop that says nothing of it', async () => {
  const theme = await load('http://apps.test');
  expect(theme).toMatchObject({ problems: [], appScripts: [] });
  expect(theme.config.values).toEqual({ key: 'the theme’s', kept: 'as it was' });
});

it('puts the merchant’s values over the theme’s, and the apps’ address into them', async () => {
  await write(
    'shop/theme-settings.json',
    '{"key": "mine", "base": "{apps}/reviews", "config": "{apps}/r?key={key}", "sections": {"promo": {"type": "promo", "settings": {"text": "Hi"}}}}',
  );
  const theme = await load('http://apps.test');
  expect(theme.problems).toEqual([]);
  expect(theme.config.values).toEqual({
    key: 'mine',
    kept: 'as it was',
    base: 'http://apps.test/reviews',
    config: 'http://apps.test/r?key={key}',
  });
  expect(theme.config.staticSections.promo?.settings).toEqual({ text: 'Hi' });
  expect((await load()).config.values).toMatchObject({ key: 'mine', base: '', config: '' });
  expect((await load()).version).not.toBe(theme.version);
});

it('lists the scripts of the apps that are switched on and can be reached', async () => {
  await write(
    'shop/apps/apps.json',
    JSON.stringify([
      { src: '{apps}/a.js?x=1', placement: 'head-start', origins: ['https://c.example/x'] },
      { src: 'https://cdn.example/b.js' },
      { src: '{apps}/off.js', enabled: false },
    ]),
  );
  expect((await load('http://apps.test')).appScripts).toEqual([
    { src: 'http://apps.test/a.js?x=1', placement: 'head-start', origins: ['https://c.example'] },
    { src: 'https://cdn.example/b.js', placement: 'header', origins: [] },
  ]);
  expect((await load()).appScripts).toEqual([{ src: 'https://cdn.example/b.js', placement: 'header', origins: [] }]);
});

it('says what is wrong, and where, and leaves only that out', async () => {
  await write('shop/theme-settings.json', '{\n"key": "mine",\n"base" "x"}');
  await write(
    'shop/apps/apps.json',
    JSON.stringify([{ src: 'javascript:alert(1)' }, { placement: 'footer', src: '/x.js' }, {}, { src: '/mine.js' }]),
  );
  const theme = await load();
  expect(theme.config.values.key).toBe('the theme’s');
  expect(theme.appScripts).toEqual([{ src: '/mine.js', placement: 'header', origins: [] }]);
  const lines = theme.problems.map(problemText);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^theme-settings\.json:3: not valid JSON/);
  expect(lines[1]).toContain('apps/apps.json: entry 1: "javascript:alert(1)" is no address');
  expect(lines[2]).toContain('entry 2: at "placement"');
  await write('shop/theme-settings.json', '["key"]');
  await write('shop/apps/apps.json', '{}');
  const other = (await load()).problems.map(problemText);
  expect(other[0]).toMatch(/^theme-settings\.json: /);
  expect(other[1]).toBe('apps/apps.json: is not a list of scripts');
});

it('names a file that is none, and does not wait for a pipe', async () => {
  await mkdir(path.join(dir, 'shop/apps'), { recursive: true });
  execFileSync('mkfifo', [path.join(dir, 'shop/theme-settings.json'), path.join(dir, 'shop/apps/apps.json')]);
  const theme = await load();
  expect(theme.config.values.key).toBe('the theme’s');
  expect(theme.problems.map(problemText)).toEqual([
    'theme-settings.json: cannot be read: it is a pipe or a device, and no file.',
    'apps/apps.json: cannot be read: it is a pipe or a device, and no file.',
  ]);
});

it('names settings the theme does not have', async () => {
  await write('shop/theme-settings.json', '{"key": "mine", "colour": "x", "size": 2}');
  const { problems, config } = await load();
  expect(problems.map(problemText)).toEqual(['theme-settings.json: the theme has no setting colour, size']);
  expect(config.values.key).toBe('mine');
});

it('leaves the settings of another theme out, in one line', async () => {
  await write('shop/theme-settings.json', '{"colour": "x", "size": 2, "sections": {"promo": {"settings": {}}}}');
  const { problems, config } = await load();
  expect(problems.map(problemText)).toEqual([
    'theme-settings.json: its 2 settings are those of another theme, and have no effect',
  ]);
  expect(config.values).not.toHaveProperty('colour');
  expect(config.staticSections).toEqual({});
});

it.each([true, false])(
  'is read again when the merchant saves, whether the theme is watched or not: %s',
  async (themeFiles) => {
    await write('shop/theme-settings.json', '{"key": "first"}');
    await write('shop/apps/apps.json', '[]');
    const lines: string[] = [];
    const live = watchTheme(await load(), (line) => lines.push(line), {
      load: () => load(),
      also: shopFilesOfTheme(path.join(dir, 'shop')),
      themeFiles,
    });
    try {
      const changed = new Promise((resolve) => live.onChange(resolve));
      await write('shop/theme-settings.json', '{"key": "second"}');
      await changed;
      expect(live.current().config.values.key).toBe('second');
      const again = new Promise((resolve) => live.onChange(resolve));
      await write('shop/apps/apps.json', '[{"src": "/x.js"}]');
      await again;
      expect(live.current().appScripts).toHaveLength(1);
    } finally {
      live.close();
    }
  },
);

it('settings for another theme have no effect, and say so once', async () => {
  await write(
    'theme/config/settings_schema.json',
    '[{"name": "theme_info", "theme_name": "Plain"}, {"name": "All", "settings": [{"type": "text", "id": "key", "label": "Key"}]}]',
  );
  await write('shop/theme-settings.json', '{"theme_name": "Other", "key": "mine", "colour": "x"}');
  const other = await load();
  expect(other.problems.map(problemText)).toEqual([
    'theme-settings.json: it is for the theme "Other", and has no effect on "Plain"',
  ]);
  expect(other.config.values.key).not.toBe('mine');
  await write('shop/theme-settings.json', '{"theme_name": "Plain", "key": "mine"}');
  const { problems, config } = await load();
  expect([problems, config.values.key]).toEqual([[], 'mine']);
});
