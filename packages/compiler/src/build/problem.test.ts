import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { fixture, native } from '../../test/native.ts';
import type { Section } from '../define-section.ts';

const { load } = native<typeof import('../load.ts')>('../src/load.ts');
const { compileSection, paint } = native<typeof import('../compile.ts')>('../src/compile.ts');
const { record } = native<typeof import('../symbol/recording.ts')>('../src/symbol/recording.ts');
const { retype } = native<typeof import('../symbol/retype.ts')>('../src/symbol/retype.ts');
const { leaf } = native<typeof import('../symbol/value.ts')>('../src/symbol/value.ts');
const { problemOf, printProblem } = native<typeof import('./problem.ts')>('../src/build/problem.ts');

const file = fixture('refused/views.tsx');
const lines = readFileSync(file, 'utf8').split('\n');
const views = load(file, 'symbolic') as { props: Section['props'] } & Record<string, ComponentType<object>>;

/** Where the source says that a view is refused, and with which words. */
function expected(name: string): { line: number; words: string } {
  const start = lines.findIndex((l) => l.startsWith(`export function ${name}(`));
  const offset = lines.slice(start).findIndex((l) => l.includes('refused: '));
  const words = /refused: (.*?)( \*\/\}?)?$/.exec(lines[start + offset] ?? '')?.[1] ?? '';
  return { line: start + offset + 1, words };
}

describe('what Liquid cannot compute is refused with file, line and remedy', () => {
  test.each(Object.keys(views).filter((name) => name !== 'props'))('%s', (name) => {
    const { line, words } = expected(name);
    let thrown: unknown;
    try {
      record([], () => paint(views[name], retype(leaf('props'), views.props)));
    } catch (error) {
      thrown = error;
    }
    const problem = problemOf(thrown, 'elsewhere');
    expect(problem).toMatchObject({ file, line });
    expect(problem.message).toContain(words);
  });

  test('useId', () => {
    let thrown: unknown;
    try {
      load(fixture('refused/use-id.tsx'), 'symbolic');
    } catch (error) {
      thrown = error;
    }
    expect(printProblem(problemOf(thrown, fixture('refused/use-id.tsx')), fixture('refused'))).toMatch(
      /^use-id\.tsx:1: React's useId .*useSectionId\(\)/,
    );
  });

  test('data that does not fit the props', () => {
    const section = load(fixture('refused/missing.section.tsx'), 'symbolic').default as Section;
    expect(() => compileSection('missing', section)).toThrow('`image.src` is undefined, and its schema wants string');
  });
});
