import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config } from '../../test/config.ts';
import { fixture, native } from '../../test/native.ts';

const { dataPrinter, evaluated, printer } = native<typeof import('../parity.ts')>('../src/parity.ts');
const { load } = native<typeof import('../load.ts')>('../src/load.ts');
const { createSectionCompiler } = native<typeof import('./sections/section-compiler.ts')>(
  '../src/build/sections/section-compiler.ts',
);
const { problemOf, printProblem } = native<typeof import('./problem.ts')>('../src/build/problem.ts');
type Subject = Parameters<typeof printer>[0];

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

const file = fixture('refused/views.tsx');
const lines = readFileSync(file, 'utf8').split('\n');

/** Where the source says that a view is refused, and with which words. */
function expected(name: string): { line: number; column: number; words: string } {
  const start = lines.findIndex((line) => line.startsWith(`export function ${name}(`));
  const index = lines.findIndex((line, i) => i > start && line.includes('refused `'));
  const line = lines[index] ?? '';
  const [, code = '', words = ''] = /refused `(.*?)`: (.*?)(?: \*\/\})?$/.exec(line) ?? [];
  return { line: index + 1, column: line.indexOf(code) + 1, words };
}

describe('what Liquid cannot compute is refused with file, line, column and remedy', () => {
  test.each(Object.keys(load(file)).filter((name) => name !== 'props'))('%s', (name) => {
    const { line, column, words } = expected(name);
    const subject = { view: evaluated(file, name), props: evaluated(file, 'props') } as Subject;
    const problem = problemOf(
      thrownBy(() => printer(subject, config)),
      'elsewhere',
    );
    expect(problem).toMatchObject({ file, line, column });
    expect(problem.message).toContain(words);
  });

  const either = fixture('refused/either.ts');
  test.each(Object.keys(load(either)))('of what may be null as well as undefined: %s', (name) => {
    const problem = problemOf(
      thrownBy(() => dataPrinter(either, name, config)),
      'elsewhere',
    );
    expect(problem.message).toContain('may be null as well as undefined');
    expect(problem.file).toBe(either);
  });

  test('as editors link it, from the folder of the build on', () => {
    const used = fixture('refused/use-id.tsx');
    const subject = { view: evaluated(used, 'View'), props: evaluated(file, 'props') } as Subject;
    const problem = problemOf(
      thrownBy(() => printer(subject, config)),
      'elsewhere',
    );
    expect(printProblem(problem, fixture('refused'))).toMatch(/^use-id\.tsx:4:17: React's useId .*useSectionId\(\)/);
  });

  test('data that does not fit the props', () => {
    const missing = fixture('refused/missing.section.tsx');
    const problem = problemOf(
      thrownBy(() => createSectionCompiler().open(missing).liquid()),
      missing,
    );
    expect(printProblem(problem, fixture('refused'))).toMatch(
      /^missing\.section\.tsx:9:52: data: `src` is undefined, and `Image` wants string\. Give it a value, or make it optional in `Image`$/,
    );
  });

  test('a member that `data` lacks, at the object literal of another file that lacks it', () => {
    const section = fixture('refused/missing-member.section.tsx');
    const problem = problemOf(
      thrownBy(() => createSectionCompiler().open(section).liquid()),
      section,
    );
    expect(printProblem(problem, fixture('refused'))).toBe(
      'card-data.ts:7:52: data: `type` is missing, and `Card` wants string. Add `type` to the object here, or make it optional in `Card`',
    );
  });

  test('source that is no TypeScript', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-broken-')));
    const broken = join(folder, 'broken.ts');
    writeFileSync(broken, 'export const a = 1;\n  const = 3;\n');
    const problem = problemOf(
      thrownBy(() => evaluated(broken)),
      'elsewhere',
    );
    rmSync(folder, { recursive: true });
    expect(problem).toMatchObject({ file: broken, line: 2, column: 9 });
  });
});

test('an error of which only its text is known is at the file that was built', () => {
  const error = new TypeError('of the bundler');
  expect(problemOf(error, '/shop/src')).toEqual({ file: '/shop/src', line: 0, message: error.stack });
  expect(printProblem(problemOf('no error', '/shop/src'), '/shop')).toBe('src: no error');
});
