import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { translationCalls } from './translation-calls.ts';

const callsOf = (code: string) => translationCalls(parseSync('View.tsx', code).program, code);
const keysOf = (code: string) => callsOf(code).uses.map(({ key }) => key);

const face = "import { t } from '@vitrine/compiler/view.ts';\n";

test('finds literal keys', () => {
  expect(
    keysOf(
      `${face}const a = t('a.b'); const C = () => <p title={t(\`c\`)}>{t(on ? 'd' : e ? ('f' as Key) : 'g', { count })}</p>;`,
    ),
  ).toEqual(['a.b', 'c', 'd', 'f', 'g']);
});

test('finds calls of a renamed import, and not of another function called `t`', () => {
  expect(keysOf("import { t as say } from '@vitrine/compiler';\nsay('x');")).toEqual(['x']);
  expect(keysOf("import { t } from './elsewhere.ts';\nt('x');")).toEqual([]);
});

test.for([
  "export const f = (t: (k: string) => void) => t('inner');",
  "export function f({ a: [t] = [] }) { return t('inner'); }",
  "export function f(...t) { return () => t('inner'); }",
  "export function f() { const t = String; return t('inner'); }",
  "export function f() { if (on) { function t() {} t('inner'); } }",
])('a local name hides the import: %s', (code) => {
  expect(keysOf(`${face}${code}\nt('outer');`)).toEqual(['outer']);
});

test('gives the line and column of a key', () => {
  expect(callsOf(`${face}\nconst a = t(on ? 'd' :\n  'e');`).uses).toEqual([
    { key: 'd', line: 3, column: 18 },
    { key: 'e', line: 4, column: 3 },
  ]);
});

test('refuses a computed key with its line and column', () => {
  expect(callsOf(`${face}\nexport const f = (x: string) => t(\`tag.\${x}\`);`).problems).toMatchObject([
    { line: 3, column: 33, message: expect.stringContaining('Write the keys out') },
  ]);
});
