import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { native } from '../../../test/native.ts';
import { defineSection } from '../../define-section.ts';
import type { SectionCompiler } from './section-compiler.ts';

const { sectionsOf } = native<typeof import('./sections.ts')>('../src/build/sections/sections.ts');

let storefront: string;
/** Sections that were compiled since this was last emptied. */
let compiled: string[];
/** What the compiler was told of since then. */
let invalidated: string[];

/** Prints a section's own text; each depends on its file and on `src/shared.ts`. */
const compiler: SectionCompiler = {
  open(file) {
    const text = readFileSync(file, 'utf8');
    if (text === 'unreadable') throw new Error('It is unreadable');
    const section = defineSection({
      name: 'x',
      props: z.object({}),
      data: () => ({}),
      view: () => null,
      hydrate: 'never',
    });
    return {
      section,
      modules: new Set([file, join(storefront, 'src/shared.ts')]),
      liquid() {
        compiled.push(text);
        return `<p>${text}</p>`;
      },
    };
  },
  invalidate: (files) => void invalidated.push(...files),
};

function write(name: string, text: string): string {
  const path = join(storefront, 'src/sections', name, `${name}.section.tsx`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

beforeEach(() => {
  storefront = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-sections-')));
  [compiled, invalidated] = [[], []];
  write('one', 'first');
  write('two', 'second');
});
afterEach(() => rmSync(storefront, { recursive: true }));

/** Liquid by section, after a change of files. */
async function compile(sections: ReturnType<typeof sectionsOf>, changed: readonly string[] = []) {
  if (changed.length > 0) sections.invalidate(changed);
  const { problems } = sections.open();
  const made = await sections.compile();
  return {
    problems: [...problems, ...made.problems],
    liquid: Object.fromEntries(made.sections.map(({ name, liquid }) => [name, liquid])),
  };
}

test('a change of a section file compiles that section alone', async () => {
  const sections = sectionsOf(storefront, compiler);
  await compile(sections);
  compiled = [];
  const changed = write('one', 'third');
  expect((await compile(sections, [changed])).liquid).toEqual({ one: '<p>third</p>', two: '<p>second</p>' });
  expect(compiled).toEqual(['third']);
  expect(invalidated).toEqual([changed]);
});

test('a change of a module compiles the sections that import it', async () => {
  const sections = sectionsOf(storefront, compiler);
  await compile(sections);
  compiled = [];
  await compile(sections, [join(storefront, 'src/shared.ts')]);
  expect(compiled).toEqual(['first', 'second']);
  compiled = [];
  await compile(sections, [join(storefront, 'src/elsewhere.ts')]);
  expect(compiled).toEqual([]);
});

test('a section that is new or gone is found', async () => {
  const sections = sectionsOf(storefront, compiler);
  await compile(sections);
  const added = write('three', 'third');
  expect(Object.keys((await compile(sections, [added])).liquid)).toEqual(['one', 'three', 'two']);
  rmSync(added);
  expect(Object.keys((await compile(sections, [added])).liquid)).toEqual(['one', 'two']);
});

test('one that cannot be read is a problem until it is mended; the others are compiled', async () => {
  const sections = sectionsOf(storefront, compiler);
  await compile(sections);
  const broken = write('one', 'unreadable');
  const found = await compile(sections, [broken, write('two', 'third')]);
  expect(found.problems).toMatchObject([{ file: broken, message: expect.stringContaining('It is unreadable') }]);
  expect(found.liquid).toEqual({ two: '<p>third</p>' });
  expect((await compile(sections, [write('one', 'first')])).liquid).toEqual({
    one: '<p>first</p>',
    two: '<p>third</p>',
  });
});

test('what an earlier build has made is taken until it may have changed', async () => {
  const built = new Map([['one', 'built']]);
  const sections = sectionsOf(storefront, compiler, built);
  expect((await compile(sections)).liquid).toEqual({ one: 'built', two: '<p>second</p>' });
  expect((await compile(sections, [write('one', 'third')])).liquid.one).toBe('<p>third</p>');
  const changedBefore = sectionsOf(storefront, compiler, built);
  expect((await compile(changedBefore, [join(storefront, 'src/shared.ts')])).liquid.one).toBe('<p>third</p>');
});
