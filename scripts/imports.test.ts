import { expect, test } from 'vitest';
import { importsOf, opensBeside } from './imports.ts';

const all = (source: string) =>
  importsOf(source).map(({ specifier, isTypeOnly }) => (isTypeOnly ? `type ${specifier}` : specifier));

test('imports of every form are found', () => {
  const source = `
import './style.css';
import React from 'react';
import {
  type Money,
  price,
} from "@vitrine/contract/money.ts";
export { b } from './b.ts';
export * from './c.ts';
const d = await import('./d.ts');`;
  expect(all(source)).toEqual(['./style.css', 'react', '@vitrine/contract/money.ts', './b.ts', './c.ts', './d.ts']);
});

test('type-only imports are marked as such', () => {
  expect(
    all(`import type { A } from './a.ts';\nexport type { B } from './b.ts';\nimport { type C } from './c.ts';`),
  ).toEqual(['type ./a.ts', 'type ./b.ts', './c.ts']);
});

test('an import after other statements is found by itself', () => {
  expect(all(`import type { A } from './a.ts'\nimport { b } from './b.ts'\nexport const c = 'd';`)).toEqual([
    'type ./a.ts',
    './b.ts',
  ]);
});

test('style sheets import each other', () => {
  expect(all('@import "../a.css";\n@import "./b.css" layer(base);')).toEqual(['../a.css', './b.css']);
});

test('files opened beside a source are found', () => {
  const source = `
const file = join(import.meta.dirname, 'card-data.ts');
const CLI = path.join(import.meta.dirname, '..', 'src', 'cli.ts');
const url = new URL('./list.json', import.meta.url);
const here = join(import.meta.dirname, name);`;
  expect(opensBeside(source)).toEqual(['card-data.ts', '../src/cli.ts', './list.json']);
});
