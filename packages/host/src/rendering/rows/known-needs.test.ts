import { expect, test } from 'vitest';
import type { Theme } from '../../theme/load.ts';
import { createKnownNeeds } from './known-needs.ts';

// Needs are cached by theme, of which nothing is read.
const theme = {} as Theme;
const read = (...names: string[]): [string, boolean][] => names.map((name) => [name, true]);
const PRODUCT = ['template/product'];

test('what every page of a template needs is known after two, what one alone needed is not', () => {
  const needs = createKnownNeeds();
  needs.learn(theme, PRODUCT, read('menu\nmain', 'product\n1'));
  needs.learn(theme, PRODUCT, read('menu\nmain', 'product\n2'));
  needs.learn(theme, PRODUCT, read('menu\nmain', 'product\n3'));
  expect([...needs.of(theme, PRODUCT)]).toEqual(['menu\nmain']);
});

test('what is loaded and not read is forgotten', () => {
  const needs = createKnownNeeds();
  needs.learn(theme, PRODUCT, read('menu\nmain', 'page\nstores'));
  expect([...needs.of(theme, PRODUCT)]).toEqual(['menu\nmain', 'page\nstores']);
  needs.learn(theme, PRODUCT, [
    ['menu\nmain', true],
    ['page\nstores', false],
  ]);
  expect([...needs.of(theme, PRODUCT)]).toEqual(['menu\nmain']);
});

test('a template that is not known yet needs what all others do; another theme knows nothing', () => {
  const needs = createKnownNeeds();
  needs.learn(theme, PRODUCT, read('menu\nmain', 'product\n1'));
  needs.learn(theme, ['template/index'], read('menu\nmain', 'file\nhero.webp'));
  expect([...needs.of(theme, ['template/search'])]).toEqual(['menu\nmain']);
  expect([...needs.of({} as Theme, PRODUCT)]).toEqual([]);
});

test('however many rows are needed, only so many are remembered', () => {
  const needs = createKnownNeeds();
  needs.learn(theme, PRODUCT, read(...Array.from({ length: 2000 }, (_, at) => `file\n${at}`)));
  expect([...needs.of(theme, PRODUCT)]).toHaveLength(500);
});

test('a row whose name holds a long text of a visitor is not remembered', () => {
  const needs = createKnownNeeds();
  const found = `search\n${'x'.repeat(1000)}`;
  for (let times = 0; times < 3; times += 1) needs.learn(theme, ['template/found'], read('menu\nmain', found));
  expect([...needs.of(theme, ['template/found'])]).toEqual(['menu\nmain']);
});
