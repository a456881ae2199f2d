import { expect, it } from 'vitest';
import { inlineHelpers } from './inline-helpers.ts';

it('puts the helpers into the chunk that all others run after', async () => {
  const files = new Map<string, string | Uint8Array>([
    ['runtime-1.js', 'var e=2,t=(n)=>n*e;export{t as n,e};'],
    ['mount-1.js', 'import{e as a,n}from"./runtime-1.js";var t=n(a);export{t as x};'],
    [
      'view-1.js',
      'import{n as e}from"./runtime-1.js";import{x as t}from"./mount-1.js";var n=e(t);export{n as default};',
    ],
    ['plain-1.js', 'var e=1;export{e};'],
    ['font.woff2', new Uint8Array([1])],
  ]);
  inlineHelpers(files, 'runtime-1.js', 'mount-1.js');
  expect([...files.keys()]).toEqual(['mount-1.js', 'view-1.js', 'plain-1.js', 'font.woff2']);
  const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const mount = address(String(files.get('mount-1.js')));
  const view = String(files.get('view-1.js')).replaceAll('./mount-1.js', mount);
  const { default: answer }: { default: unknown } = await import(/* @vite-ignore */ address(view));
  expect(answer).toBe(8);
});

it('says so where there is nothing to put in', () => {
  expect(() => inlineHelpers(new Map([['runtime-1.js', 'void 0']]), 'runtime-1.js', 'mount-1.js')).toThrow(
    'runtime-1.js',
  );
});
