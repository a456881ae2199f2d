import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { translationKeys } from './keys.ts';

const keysOf = (code: string) => translationKeys(parseSync('View.tsx', code).program, code);

const face = "import { t } from '@vitrine/compiler/view.ts';\n";

test('keys that are written out are found', () => {
  expect(
    keysOf(
      `${face}const a = t('a.b'); const C = () => <p title={t(\`c\`)}>{t(on ? 'd' : e ? ('f' as Key) : 'g', { count })}</p>;`,
    ).keys,
  ).toEqual(['a.b', 'c', 'd', 'f', 'g']);
});

test('a renamed import counts, another function of that name does not', () => {
  expect(keysOf("import { t as say } from '@vitrine/compiler';\nsay('x');").keys).toEqual(['x']);
  expect(keysOf("import { t } from './elsewhere.ts';\nt('x');").keys).toEqual([]);
});

test.for([
  "export const f = (t: (k: string) => void) => t('inner');",
  "export function f({ a: [t] = [] }) { return t('inner'); }",
  "export function f(...t) { return () => t('inner'); }",
  "export function f() { const t = String; return t('inner'); }",
  "export function f() { if (on) { function t() {} t('inner'); } }",
])('a local name hides the import: %s', (code) => {
  expect(keysOf(`${face}${code}\nt('outer');`).keys).toEqual(['outer']);
});

test('a key made at run time is refused with its line', () => {
  expect(keysOf(`${face}\nexport const f = (x: string) => t(\`tag.\${x}\`);`).problems).toMatchObject([
    { line: 3, message: expect.stringContaining('Write the keys out') },
  ]);
});
