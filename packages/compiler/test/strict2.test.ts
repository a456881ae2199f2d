/**
 * Every Liquid text that the compiler writes parses in `strict2`, the platform's strictest mode. Here are the sections of the fixtures and
 * every exact snippet of the corpus; `packages/storefront/test/upload.test.ts` does the same with each file of the built theme, its
 * generated snippets included.
 */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLiquid } from '../src/upload/liquid/check-liquid.ts';
import { refusedByReference, whyNoReference } from '../src/upload/reference.ts';
import { fixture, native } from './native.ts';

const { createSectionCompiler } = native<typeof import('../src/build/sections/section-compiler.ts')>(
  '../src/build/sections/section-compiler.ts',
);
const { exportOf, sectionModules } = native<typeof import('../src/section-module.ts')>('../src/section-module.ts');
const { compileView } = native<typeof import('../src/compile.ts')>('../src/compile.ts');
const { componentNames, isSchema } = native<typeof import('../src/exported.ts')>('../src/exported.ts');
const { load } = native<typeof import('../src/load.ts')>('../src/load.ts');

const here = import.meta.dirname;

/** What the compiler writes, by a file name of its own. What it refuses is not there: `corpus.test.ts` says what it must refuse. */
function compiled(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of ['data/helpers', 'data/forms', 'readme/shelf', 'spike/grid'])
    texts.set(
      `${basename(name)}.liquid`,
      createSectionCompiler()
        .open(fixture(`${name}.section.tsx`))
        .liquid(),
    );
  for (const file of globSync('{corpus/*,fixtures/views}/*.tsx', { cwd: here }).toSorted())
    for (const [name, text] of compiledSnippets(join(here, file)))
      texts.set(`${file.replace(/\W+/g, '-')}-${name}.liquid`, text);
  return texts;
}

function compiledSnippets(file: string): [string, string][] {
  const { load: evaluate, evaluator } = sectionModules();
  try {
    const module = evaluate(file);
    const exported: Readonly<Record<string, unknown>> = load(file);
    const { props } = exported;
    if (!isSchema(props)) return [];
    return componentNames(exported).flatMap((name): [string, string][] => {
      try {
        const { payload, markup } = compileView(exportOf(module, name), props, evaluator);
        return [[name, `${payload}\n${markup}`]];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

const texts = compiled();

test('the output of the compiler parses in every mode of the project’s engine', () => {
  expect(texts.size).toBeGreaterThan(300);
  const refused = [...texts].flatMap(([name, text]) => {
    const { problem } = checkLiquid(text);
    return problem === undefined ? [] : [{ name, problem }];
  });
  expect(refused).toEqual([]);
});

test('and Ruby Liquid accepts it in strict2', ({ skip }) => {
  const why = whyNoReference();
  if (why !== undefined) skip(why);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-strict2-'));
  try {
    for (const [name, text] of texts) writeFileSync(join(folder, name), text);
    expect([...refusedByReference(folder, 'strict2')]).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
