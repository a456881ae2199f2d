import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { config } from '../../test/config.ts';

// Run by Node itself, so that the examples and the compiler share one copy of each module.
const native = createRequire(import.meta.filename) as <T>(path: string) => T;
const { CONSTRUCTS } = native<typeof import('./constructs.ts')>('./constructs.ts');
const { compileExamples, inFolder, REACT_EXPORTS } =
  native<typeof import('./examples.fixture.ts')>('./examples.fixture.ts');
const { moduleOf } = native<typeof import('./example.ts')>('./example.ts');
const { methodsOf, NATIVE_NAMES } = native<typeof import('./native-names.ts')>('./native-names.ts');
const { MODELS } = native<typeof import('../evaluate/builtins/models.ts')>('../evaluate/builtins/models.ts');
const { REFUSED_NAMES, REFUSED_NATIVES } = native<typeof import('../evaluate/builtins/refused.ts')>(
  '../evaluate/builtins/refused.ts',
);
const { REMEDIES } = native<typeof import('../expression/remedies.ts')>('../expression/remedies.ts');
const { REACT_MODULES } = native<typeof import('../react/api.ts')>('../react/api.ts');
const { SERVER_VIEW } = native<typeof import('../server-markup/view.ts')>('../server-markup/view.ts');

/** Random payloads for each example; a full run uses more. */
const RUNS = process.env.VITRINE_FULL === '1' ? 100 : 8;

describe('each row describes the result of its example', () => {
  const outcomes = inFolder((folder) => compileExamples(CONSTRUCTS, folder, config, RUNS));
  test.each([...Map.groupBy(CONSTRUCTS, (row) => row.group)])('%s', (_, rows) => {
    const wrong = rows.flatMap((row) => {
      const outcome = outcomes[CONSTRUCTS.indexOf(row)];
      const { construct, verdict, remedy, example } = row;
      const isRight =
        verdict === 'exact' ? outcome === undefined : typeof outcome === 'string' && outcome.endsWith(`. ${remedy}`);
      return isRight ? [] : [{ construct, verdict, remedy, example, outcome }];
    });
    expect(wrong).toEqual([]);
  });
});

describe('every construct of the compiler has a row', () => {
  const keys = new Set(CONSTRUCTS.map(({ key }) => key));
  const without = (names: Iterable<string>): string[] => [...names].filter((name) => !keys.has(name));
  const nameOf = (value: unknown): string => NATIVE_NAMES.get(value) ?? `a function without a name: ${String(value)}`;
  const METHODS = { text: String, list: Array, number: Number, boolean: Boolean };

  test("JavaScript's own functions with a model", () => {
    expect(without([...MODELS.keys()].map(nameOf))).toEqual([]);
  });
  test('functions and names that are refused everywhere', () => {
    expect(without([...[...REFUSED_NATIVES.keys()].map(nameOf), ...REFUSED_NAMES.keys()])).toEqual([]);
  });
  test('all methods of texts, lists, numbers and truth values', () => {
    const methods = Object.entries(METHODS).flatMap(([kind, owner]) =>
      methodsOf(owner.prototype).map((name) => `${kind}.${name}`),
    );
    expect(without(methods)).toEqual([]);
  });
  test('remedies for methods', () => {
    const refused = CONSTRUCTS.filter(({ verdict }) => verdict === 'refused');
    const said = (name: string) =>
      refused.some(({ key, remedy }) => key?.split('.')[1] === name && remedy === REMEDIES[name]);
    expect(Object.keys(REMEDIES).filter((name) => !said(name))).toEqual([]);
  });
  test('exports of React', () => {
    const names = [...REACT_MODULES.values()].flatMap((exported) => Object.keys(exported));
    expect(without(names.filter((name) => name !== 'default'))).toEqual([]);
  });
  test('exports of React without a model are refused', () => {
    const missing = [...REACT_EXPORTS].flatMap(([module, names]) =>
      names.filter((name) => !/^(__|version$)/.test(name) && !(name in (REACT_MODULES.get(module) ?? {}))),
    );
    expect(missing).toContain('act');
    const rows = missing.map((name) => ({
      group: '',
      construct: name,
      verdict: 'refused' as const,
      example: `return <p>{typeof ${name}}</p>`,
    }));
    const outcomes = inFolder((folder) => compileExamples(rows, folder, config, 1));
    expect(outcomes.map((outcome) => String(outcome).replace(/.* (?=does not)/, ''))).toEqual(
      missing.map((name) => `does not export \`${name}\`. Mend the import`),
    );
  });
  test('members of Children', () => {
    const examples = CONSTRUCTS.map(({ example, outside = '' }) => example + outside).join('\n');
    const members = Object.keys(REACT_MODULES.get('react')?.Children ?? {});
    expect(members.filter((name) => !examples.includes(`Children.${name}(`))).toEqual([]);
  });
  test('helpers for views', () => {
    expect(without(Object.keys(SERVER_VIEW))).toEqual([]);
  });
  test('syntax and operators', () => {
    const read = (file: string): string => readFileSync(join(import.meta.dirname, '../evaluate', file), 'utf8');
    const cases = (file: string): string[] =>
      [...read(file).matchAll(/^ +case '([^']+)':/gm)].map(([, name = '']) => name);
    // A file of TSX has no such assertion; parentheses leave no node; React takes no spread children.
    const never = new Set(['TSTypeAssertion', 'ParenthesizedExpression', 'JSXSpreadChild']);
    // Of the words in lower case the others are kinds of values.
    const isSyntax = (name: string) => /^[^a-z]|^(in|instanceof|typeof|void|delete)$/.test(name);
    const used = kindsIn(CONSTRUCTS.map((row) => moduleOf([row], new Map())));
    const files = ['expressions', 'operators', 'call-expressions', 'statements', 'declarations', 'jsx', 'patterns'];
    const known = files.flatMap((file) => cases(`${file}.ts`));
    expect(known.length).toBeGreaterThan(90);
    expect([...new Set(known)].filter((kind) => isSyntax(kind) && !used.has(kind) && !never.has(kind))).toEqual([]);
  });
});

/** Kinds of nodes, and operators, in sources. */
function kindsIn(sources: readonly string[]): ReadonlySet<string> {
  const kinds = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (node !== null && typeof node === 'object') {
      const { type, operator, kind } = node as Record<string, unknown>;
      for (const name of [type, operator, kind]) if (typeof name === 'string') kinds.add(name);
      for (const inner of Object.values(node)) walk(inner);
    }
  };
  for (const source of sources) walk(parseSync('example.tsx', source, { sourceType: 'module' }).program);
  return kinds;
}
