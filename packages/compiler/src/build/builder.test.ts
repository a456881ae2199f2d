import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { native } from '../../test/native.ts';
import { defineSection } from '../define-section.ts';
import type { Built } from './builder.ts';
import type { Problem } from './problem.ts';
import type { SectionCompiler } from './section-compiler.ts';

const { createBuilder } = native<typeof import('./builder.ts')>('../src/build/builder.ts');

let folder: string;
let storefront: string;
let out: string;
/** Sections that were compiled since this was last emptied. */
let compiled: string[];
/** What the compiler was told of since then. */
let invalidated: string[];

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
        compiled.push(name);
        if (text.includes('broken')) throw new Error(`${name} is broken`);
        return `<p>${/text: (\w+)/.exec(text)?.[1]}</p>{% schema %}\n{ "name": "${name}" }\n{% endschema %}`;
      },
    };
  },
  invalidate: (files) => void invalidated.push(...files),
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
  [compiled, invalidated] = [[], []];
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

test('a change of a section file compiles that section and leaves the scripts as they are', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  expect(changedIn(await builder.build())).toContain('sections/two.liquid');
  compiled = [];
  const changed = section('one', 'second');
  expect(changedIn(await builder.build([changed]))).toEqual(['sections/one.liquid']);
  expect(compiled).toEqual(['one']);
  expect(invalidated).toEqual([changed]);
  expect(read('sections/one.liquid')).toContain('second');
});

test('a change of a module compiles the sections that import it', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  compiled = [];
  await builder.build([file('src/shared.ts')]);
  expect(compiled).toEqual(['one', 'two']);
  compiled = [];
  await builder.build([file('src/elsewhere.ts')]);
  expect(compiled).toEqual([]);
});

test('a change of a view bundles the scripts again', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  const changed = write('src/sections/two/View.tsx', "export const View = () => 'two, second';\n");
  const files = changedIn(await builder.build([changed]));
  expect(files).toContain('assets/two.js');
  expect(files).not.toContain('assets/one.js');
  expect(compiled).toEqual(['one', 'two']);
});

test('a section that hydrates at another time bundles the scripts again', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  const built = await builder.build([section('two', 'first', 'never')]);
  expect(changedIn(built)).toContain('assets/two.js');
});

test('a change of a stylesheet, or of a file that it refers to, reaches the head', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  const picture = write('src/styles/dot.svg', '<svg/>');
  write('src/styles/index.css', '@import "./part.css";');
  write('src/styles/part.css', 'p { color: red }');
  await builder.build();
  const part = write('src/styles/part.css', 'p { background: url("./dot.svg") }');
  expect(changedIn(await builder.build([part]))).toContain('snippets/vitrine-head.liquid');
  const before = read('snippets/vitrine-head.liquid');
  expect(before).toMatch(/dot-[\w-]+\.svg/);
  write('src/styles/dot.svg', '<svg width="1"/>');
  expect(changedIn(await builder.build([picture]))).toContain('snippets/vitrine-head.liquid');
  expect(read('snippets/vitrine-head.liquid')).not.toBe(before);
});

test('a file of the theme that is written by hand is taken over, and goes with its source', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  const snippet = write('theme/snippets/note.liquid', 'note');
  expect(changedIn(await builder.build([snippet]))).toEqual(['snippets/note.liquid']);
  rmSync(snippet);
  expect(changedIn(await builder.build([snippet]))).toEqual(['snippets/note.liquid']);
  expect(() => read('snippets/note.liquid')).toThrow('ENOENT');
});

test("a text of a section's folder is in the locale file, and no script is bundled again", async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  const texts = write('src/sections/one/texts.json', '{ "en": { "one": { "title": "First" } } }');
  expect(changedIn(await builder.build([texts]))).toEqual(['locales/en.default.json']);
  expect(JSON.parse(read('locales/en.default.json'))).toEqual({ one: { title: 'First' } });
  write('src/sections/two/texts.json', '{ "en": { "one": { "title": "Second" } } }');
  expect(await builder.build([file('src/sections/two/texts.json')])).toMatchObject({
    ok: false,
    error: [{ file: file('src/sections/two/texts.json'), line: 1 }],
  });
});

test('a section that is new or gone is in the theme or not', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  write('src/sections/three/View.tsx', "export const View = () => 'three';\n");
  const added = section('three', 'first');
  expect(changedIn(await builder.build([added]))).toContain('sections/three.liquid');
  rmSync(added);
  expect(changedIn(await builder.build([added]))).toEqual(expect.arrayContaining(['sections/three.liquid']));
  expect(() => read('sections/three.liquid')).toThrow('ENOENT');
});

test.for(['broken', 'unreadable'])('what changed while a section was %s is built once it is mended', async (text) => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  const broken = section('one', text);
  const view = write('src/sections/two/View.tsx', "export const View = () => 'two, second';\n");
  expect(await builder.build([broken, view])).toMatchObject({
    ok: false,
    error: [{ file: broken, message: expect.stringContaining(`one is ${text}`) }],
  });
  expect(read('sections/one.liquid')).toContain('first');
  const files = changedIn(await builder.build([section('one', 'third')]));
  expect(files).toEqual(expect.arrayContaining(['sections/one.liquid', 'assets/two.js']));
});

test('a bundle that failed is made again', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  await builder.build();
  const view = write('src/sections/two/View.tsx', "import './missing.ts';\nexport const View = () => 'two';\n");
  expect(await builder.build([view])).toMatchObject({ ok: false });
  const missing = write('src/sections/two/missing.ts', 'globalThis.found = true;');
  expect(changedIn(await builder.build([missing]))).toContain('assets/two.js');
});

test('builds follow each other, and without a list everything is built', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  const [first, second] = await Promise.all([builder.build(), builder.build()]);
  expect(compiled).toEqual(['one', 'two', 'one', 'two']);
  expect(changedIn(first).length).toBeGreaterThan(3);
  expect(changedIn(second)).toEqual([]);
});

test('nothing is written while a section prints something else than React renders; a build that fails otherwise waits for no check', async () => {
  const file = section('one', 'second');
  const rounds: { files: readonly string[]; stopped: boolean }[] = [];
  let problems: Promise<Problem[] | undefined> = Promise.resolve([]);
  const startRound = (files: readonly string[]) => {
    const round = { files, stopped: false };
    rounds.push(round);
    const stop = () => {
      round.stopped = true;
    };
    return { problems, stop };
  };
  const builder = createBuilder(storefront, out, { newCompiler: compiler, startRound });
  expect(await builder.build()).toMatchObject({ ok: true });
  expect(rounds[0]?.files).toEqual([file, join(storefront, 'src/sections/two/two.section.tsx')]);
  const differs = { file, line: 0, message: 'Liquid prints something else' };
  problems = Promise.resolve([differs]);
  section('one', 'third');
  expect(await builder.build()).toEqual({ ok: false, error: [differs] });
  expect(read('sections/one.liquid')).toContain('second');
  // It never ends by itself.
  problems = new Promise(() => {});
  section('one', 'broken');
  expect(await builder.build()).toMatchObject({ ok: false, error: [{ file }] });
  expect(rounds.map(({ stopped }) => stopped)).toEqual([true, true, true]);
});

test('a build says what it compiled anew', async () => {
  const builder = createBuilder(storefront, out, { newCompiler: compiler });
  const files = ['one', 'two'].map((name) => file(`src/sections/${name}/${name}.section.tsx`));
  expect(await builder.build()).toMatchObject({ value: { compiled: files } });
  expect(await builder.build([section('one', 'second')])).toMatchObject({ value: { compiled: [files[0]] } });
});
