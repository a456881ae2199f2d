import { expect, it } from 'vitest';
import { afterRuntime, retriedImports } from './retried-imports.ts';

it('sends a dynamic import through the runtime, but for files that others import statically', () => {
  const code =
    'import{a}from"./cart-1.js";const x=()=>import(`./menu-1.js`).then(f),y=()=>import("./cart-1.js"),z=()=>import(name)';
  expect(retriedImports(code, (file) => file === 'cart-1.js')).toBe(
    'import{a}from"./cart-1.js";const x=()=>vitrineImport(`./menu-1.js`).then(f),y=()=>import("./cart-1.js"),z=()=>import(name)',
  );
});

it('knows the files that run after the runtime', () => {
  const imports = new Map([
    ['boot.js', []],
    ['mount.js', ['boot.js']],
    ['shared.js', ['mount.js']],
    ['menu.js', ['shared.js']],
    ['late.js', []],
  ]);
  expect([...afterRuntime(imports, (file) => file === 'mount.js')].toSorted()).toEqual([
    'menu.js',
    'mount.js',
    'shared.js',
  ]);
});
