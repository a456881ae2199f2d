import { expect, test } from 'vitest';
import { browserSource } from './browser-source.ts';

test('a module that asks for texts tells their keys and stays as it is', async () => {
  const source = "import { t } from '@vitrine/compiler/view.ts';\nexport const words = () => t('a.b');";
  expect(await browserSource(source, '/words.ts')).toEqual({ keys: ['a.b'], problems: [], code: undefined });
});

test('the keys within `noscript` count, though it is empty in the browser', async () => {
  const source =
    "import { t } from '@vitrine/compiler/view.ts';\nexport const Sent = () => <noscript><b>{t('a.b')}</b></noscript>;";
  const { keys, code } = await browserSource(source, '/Sent.tsx');
  expect(keys).toEqual(['a.b']);
  expect(code).toContain('<noscript></noscript>');
});

test('a source that cannot be parsed is left to the bundler', async () => {
  const source = 'export const A = () => <p><noscript>{</noscript>;';
  expect(await browserSource(source, '/A.tsx')).toEqual({ keys: [], problems: [], code: undefined });
  expect((await browserSource('export const A = <p>;', '/B.tsx')).code).toBeUndefined();
});
