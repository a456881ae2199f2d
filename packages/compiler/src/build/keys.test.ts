import { parseSync } from '@babel/core';
import { expect, test } from 'vitest';
import { translationKeys } from './keys.ts';

function keysOf(code: string): ReturnType<typeof translationKeys> {
  const ast = parseSync(code, { configFile: false, babelrc: false, parserOpts: { plugins: ['typescript', 'jsx'] } });
  if (ast === null) throw new Error('not parsed');
  return translationKeys(ast);
}

const face = "import { t } from '@vitrine/compiler/view.ts';\n";

test('keys that are written out are found', () => {
  expect(
    keysOf(
      `${face}const a = t('a.b'); const C = () => <p title={t(\`c\`)}>{t(on ? 'd' : e ? 'f' : 'g', { count })}</p>;`,
    ).keys,
  ).toEqual(['a.b', 'c', 'd', 'f', 'g']);
});
test('a renamed import counts, another function of that name does not', () => {
  expect(keysOf("import { t as say } from '@vitrine/compiler';\nsay('x');").keys).toEqual(['x']);
  expect(keysOf("import { t } from './elsewhere.ts';\nt('x');").keys).toEqual([]);
  expect(keysOf(`${face}export const f = (t: (k: string) => void) => t('inner');`).keys).toEqual([]);
});
test('a key made at run time is refused with its line', () => {
  expect(keysOf(`${face}\nexport const f = (x: string) => t(\`tag.\${x}\`);`).problems).toMatchObject([
    { line: 3, message: expect.stringContaining('Write the keys out') },
  ]);
});
