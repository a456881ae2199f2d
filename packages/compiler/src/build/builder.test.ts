import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { native } from '../../test/native.ts';
import { defineSection } from '../define-section.ts';
import type { Built } from './builder.ts';
import type { Problem } from './problem.ts';
import type { SectionCompiler } from './sections/section-compiler.ts';

const { buildTheme } = native<typeof import('./builder.ts')>('../src/build/builder.ts');

let folder: string;
let storefront: string;
let out: string;

/** Prints a section's own file; each depends on that and on `src/shared.ts`. */
const compiler = (): SectionCompiler => ({
  open(file) {
    const name = file.replace(/.*\/(.*)\.section\.tsx$/, '$1');
    const text = readFileSync(file, 'utf8');
    if (text.includes('unreadable')) throw new Error(`${name} is unreadable`);
    const section = defineSection({
      name,
      props: z.object({}),
      hydrate: /hydrate: '(load|visible|never)'/.exec(text)?.[1] as 'load' | 'visible' | 'never',
      data: () => ({}),
      view: () => null,
    });
    return {
      section,
      modules: new Set([file, join(storefront, 'src/shared.ts')]),
      liquid() {
        if (text.includes('broken')) throw new Error(`${name} is broken`);
        return `<p>${/text: (\w+)/.exec(text)?.[1]}</p>{% schema %}\n{ "name": "${name}" }\n{% endschema %}`;
      },
    };
  },
  invalidate: () => {},
});

function write(name: string, text: string): string {
  const path = join(storefront, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** A section whose view is in a file of its own. */
const section = (name: string, text: string, hydrate = 'visible') =>
  write(
    `src/sections/${name}/${name}.section.tsx`,
    `import { View } from './View.tsx';\nexport default defineSection({ view: View, hydrate: '${hydrate}', text: ${text} });\n`,
  );

const file = (name: string): string => join(storefront, name);
const read = (name: string): string => readFileSync(join(out, name), 'utf8');

/** Names of the changed files, without the bundler's hashes. */
function changedIn(built: Built): string[] {
  if (!built.ok) throw new Error(built.error.map(({ message }) => message).join());
  return [...new Set(built.value.changed.map((name) => name.replace(/-[\w-]{7}\.js$/, '.js')))];
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-builder-')));
  storefront = join(folder, 'storefront');
  out = join(folder, 'theme');
  write('src/boot.ts', "import { islands } from 'virtual:vitrine/islands';\nvoid islands.one?.();\n");
  write('src/styles/index.css', 'p { color: red }');
  write('src/shared.ts', 'export const shared = 1;');
  for (const name of ['one', 'two']) {
    section(name, 'first');
    write(`src/sections/${name}/View.tsx`, `export const View = () => '${name}, first';\n`);
  }
  write('theme/layout/theme.liquid', '{{ content_for_header }}{{ content_for_layout }}');
  write('theme/locales/en.default.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = () => buildTheme(storefront, out, { compiler: compiler() });

test('a second build writes what has changed, and removes what is gone', async () => {
  expect(changedIn(await build()).length).toBeGreaterThan(3);
  expect(changedIn(await build())).toEqual([]);
  section('one', 'second');
  const snippet = write('theme/snippets/note.liquid', 'note');
  expect(changedIn(await build())).toEqual(['sections/one.liquid', 'snippets/note.liquid']);
  expect(read('sections/one.liquid')).toContain('second');
  rmSync(snippet);
  rmSync(file('src/sections/two/two.section.tsx'));
  expect(changedIn(await build())).toEqual(
    expect.arrayContaining(['assets/two.js', 'sections/two.liquid', 'snippets/note.liquid']),
  );
  expect(() => read('sections/two.liquid')).toThrow('ENOENT');
});

test('a change of a stylesheet, or of a file that it refers to, reaches the head', async () => {
  write('src/styles/dot.svg', '<svg/>');
  write('src/styles/index.css', '@import "./part.css";');
  write('src/styles/part.css', 'p { background: url("./dot.svg") }');
  await build();
  const before = read('snippets/vitrine-head.liquid');
  expect(before).toMatch(/dot-[\w-]+\.svg/);
  write('src/styles/dot.svg', '<svg width="1"/>');
  expect(changedIn(await build())).toContain('snippets/vitrine-head.liquid');
  expect(read('snippets/vitrine-head.liquid')).not.toBe(before);
});

test("a text of a section's folder is in the locale file; written twice it is an error", async () => {
  write('src/sections/one/texts.json', '{ "en": { "one": { "title": "First" } } }');
  await build();
  expect(JSON.parse(read('locales/en.default.json'))).toEqual({ one: { title: 'First' } });
  const second = write('src/sections/two/texts.json', '{ "en": { "one": { "title": "Second" } } }');
  expect(await build()).toMatchObject({ ok: false, error: [{ file: second, line: 1 }] });
});

test.for(['broken', 'unreadable'])('nothing is written while a section is %s', async (text) => {
  await build();
  const broken = section('one', text);
  section('two', 'second');
  expect(await build()).toMatchObject({
    ok: false,
    error: [{ file: broken, message: expect.stringContaining(`one is ${text}`) }],
  });
  expect(read('sections/one.liquid')).toContain('first');
  expect(read('sections/two.liquid')).toContain('first');
  section('one', 'third');
  expect(changedIn(await build())).toEqual(expect.arrayContaining(['sections/one.liquid', 'sections/two.liquid']));
});

test('nothing is written while a section prints something else than React renders; a build that fails otherwise waits for no check', async () => {
  const file = section('one', 'second');
  const checkedFiles: { files: readonly string[]; stopped: boolean }[] = [];
  let problems: Promise<Problem[] | undefined> = Promise.resolve([]);
  const startParityCheck = (files: readonly string[]) => {
    const parityCheck = { files, stopped: false };
    checkedFiles.push(parityCheck);
    const stop = () => {
      parityCheck.stopped = true;
    };
    return { problems, stop };
  };
  const build = () => buildTheme(storefront, out, { compiler: compiler(), startParityCheck });
  expect(await build()).toMatchObject({ ok: true });
  expect(checkedFiles[0]?.files).toEqual([file, join(storefront, 'src/sections/two/two.section.tsx')]);
  const differs = { file, line: 0, message: 'Liquid prints something else' };
  problems = Promise.resolve([differs]);
  section('one', 'third');
  expect(await build()).toEqual({ ok: false, error: [differs] });
  expect(read('sections/one.liquid')).toContain('second');
  // It never ends by itself.
  problems = new Promise(() => {});
  section('one', 'broken');
  expect(await build()).toMatchObject({ ok: false, error: [{ file }] });
  expect(checkedFiles.map(({ stopped }) => stopped)).toEqual([true, true, true]);
});
