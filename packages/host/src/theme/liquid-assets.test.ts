import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadTheme } from './load.ts';
import { problemText } from './problem.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-theme-'));
  await mkdir(path.join(dir, 'assets'));
  await mkdir(path.join(dir, 'layout'));
  await writeFile(path.join(dir, 'layout/theme.liquid'), '{{ content_for_header }}{{ content_for_layout }}');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const asset = (name: string, text: string) => writeFile(path.join(dir, 'assets', name), text);

test('each Sass file is a problem that says what to do, and a comment in place of its CSS', async () => {
  await asset('theme.scss.liquid', '$a: red; a { color: $a }');
  await asset('plain.scss', 'a { b { c: d } }');
  const theme = await loadTheme(dir);
  expect(theme.problems.map(problemText)).toEqual([
    expect.stringMatching(/^assets\/plain\.scss: Sass is not compiled: .* assets\/plain\.scss\.css /),
    expect.stringMatching(/^assets\/theme\.scss\.liquid: Sass is not compiled: .* assets\/theme\.scss\.css /),
  ]);
  expect(theme.bundles.get('theme.scss.css')).toMatch(
    /^\/\* assets\/theme\.scss\.liquid: Sass is not compiled.* \*\/\n$/,
  );
});

test('nothing is said where the compiled file is there', async () => {
  await asset('theme.scss.liquid', 'a { b { c: d } }');
  await asset('theme.scss.css.liquid', 'a b { c: {{ settings.x }} }');
  const theme = await loadTheme(dir);
  expect(theme.problems).toEqual([]);
  expect([...theme.liquidAssets.keys()]).toEqual(['theme.scss.css']);
});

test('styles, scripts and drawings with Liquid are rendered; a change of one is another theme', async () => {
  for (const name of ['a.css.liquid', 'b.js.liquid', 'c.svg.liquid', 'd.svg']) await asset(name, '{{ 1 }}');
  const theme = await loadTheme(dir);
  expect([...theme.liquidAssets.keys()].sort()).toEqual(['a.css', 'b.js', 'c.svg']);
  expect([...theme.assets.keys()]).toEqual(['d.svg']);
  await asset('c.svg.liquid', '{{ 2 }}');
  expect((await loadTheme(dir)).version).not.toBe(theme.version);
});
