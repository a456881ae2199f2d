import { expect, test } from 'vitest';
import { browserSource } from './browser-source.ts';

const LIST = 'export function List({ all }: { all: number[] }) { return <p>{all.map((n) => n * 2).join()}</p>; }';

test("React's compiler sees components and hooks, and only where they are to remember", async () => {
  expect((await browserSource(LIST, '/List.tsx', true)).code).toContain('react/compiler-runtime');
  expect((await browserSource(LIST, '/List.tsx', false)).code).toBeUndefined();
  const hook =
    "import { useState } from 'react';\nexport function useDouble() { const [n] = useState(1); return { double: [n * 2] }; }";
  expect((await browserSource(hook, '/use-double.ts', true)).code).toContain('react/compiler-runtime');
  expect((await browserSource(hook, '/double.ts', true)).code).toBeUndefined();
});

test('a module that asks for texts tells their keys and stays as it is', async () => {
  const source = "import { t } from '@vitrine/compiler/view.ts';\nexport const words = () => t('a.b');";
  expect(await browserSource(source, '/words.ts', true)).toEqual({ keys: ['a.b'], problems: [], code: undefined });
});

test('the keys within `noscript` count, though it is empty in the browser', async () => {
  const source =
    "import { t } from '@vitrine/compiler/view.ts';\nexport const Sent = () => <noscript><b>{t('a.b')}</b></noscript>;";
  const { keys, code } = await browserSource(source, '/Sent.tsx', false);
  expect(keys).toEqual(['a.b']);
  expect(code).toContain('<noscript></noscript>');
});

test('a source that cannot be parsed is left to the bundler', async () => {
  const source = 'export const A = () => <p><noscript>{</noscript>;';
  expect(await browserSource(source, '/A.tsx', true)).toEqual({ keys: [], problems: [], code: undefined });
  expect((await browserSource('export const A = <p>;', '/B.tsx', true)).code).toBeUndefined();
});
