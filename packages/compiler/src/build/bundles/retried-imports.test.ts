import { expect, it } from 'vitest';
import { afterRuntime, retriedImports, withImports } from './retried-imports.ts';

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

it('asks for what a file imports together with it', () => {
  const imports = new Map([
    ['mount.js', []],
    ['product.js', ['mount.js', 'parts.js']],
    ['parts.js', ['icons.js']],
    ['icons.js', ['mount.js']],
  ]);
  expect([...withImports('product.js', imports)].toSorted()).toEqual([
    'icons.js',
    'mount.js',
    'parts.js',
    'product.js',
  ]);
  const besides = (file: string) => [...withImports(file, imports)].filter((one) => one !== file && one !== 'mount.js');
  expect(retriedImports('()=>import("./product.js")', () => false, besides)).toBe(
    '()=>vitrineImport("./product.js","./parts.js","./icons.js")',
  );
});
