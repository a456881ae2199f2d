// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { order, section } from './preview.fixture.ts';
import { createPrintedPage, parsePage } from './printed-page.ts';

const page = () => createPrintedPage(parsePage(`<main>${section('a', 'one')}${section('b')}</main>`));

it('knows whether a section is as it was printed last', () => {
  const printed = page();
  expect(printed.take('a', section('a', 'one'))).toBe(false);
  expect(printed.take('a', section('a', 'two'))).toBe(true);
  expect(printed.take('a', section('a', 'two'))).toBe(false);
});

it('has the sections that the page has, in their order', () => {
  const printed = page();
  expect(printed.take('c', section('c'), { after: 'a' })).toBe(true);
  printed.order(['b', 'c', 'a'], 'b');
  expect(order(printed.page)).toEqual(['b', 'c', 'a']);
  expect([printed.take('c', null), printed.take('c', null)]).toEqual([true, false]);
  expect(order(printed.page)).toEqual(['b', 'a']);
});
