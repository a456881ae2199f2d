import { defineDrop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';
import { COUNT_OF_VARIANTS, PRODUCT_OF_VARIANT, quantityUpTo } from './stock.ts';

const ASKED = "{{ variants | sum: 'inventory_quantity' | at_most: 8 }}";
const APART = "{% assign total = variants | sum: 'inventory_quantity' %}{{ total | at_most: 8 }}";

interface Subject {
  product: number;
  count: number;
  quantity: number;
}
/** What was asked of the variants: `exact`, or up to a step. */
const asked: string[] = [];
const read = (name: string) => (variant: Subject) => {
  asked.push(name);
  return variant.quantity;
};
const variantDrop = defineDrop<Subject>({
  kind: 'variant',
  fields: {
    inventory_quantity: read('exact'),
    [quantityUpTo(10)]: read('up to 10'),
    [PRODUCT_OF_VARIANT]: ({ product }) => product,
    [COUNT_OF_VARIANTS]: ({ count }) => count,
  },
});
const variants = (...quantities: number[]) =>
  quantities.map((quantity) => variantDrop({ product: 1, count: quantities.length, quantity }));

function answer(list: unknown): { text: string; asked: string[] } {
  asked.length = 0;
  const text = renderText(ASKED, { variants: list });
  const names = [...new Set(asked)];
  expect(text).toBe(renderText(APART, { variants: list }));
  return { text, asked: names };
}

test('the stock of a whole product is read up to the next step, and equals the two filters’ result', () => {
  expect(answer(variants(3, 4))).toEqual({ text: '7', asked: ['up to 10'] });
  expect(answer(variants(30, 40))).toEqual({ text: '8', asked: ['up to 10'] });
  expect(answer(variants(-2, 4))).toEqual({ text: '2', asked: ['up to 10'] });
});

test('for other lists the exact number is read', () => {
  const [first] = variants(3, 4);
  expect(answer([first])).toEqual({ text: '3', asked: ['exact'] });
  const [second] = variants(4, 4);
  expect(answer([second, second])).toEqual({ text: '8', asked: ['exact'] });
  const other = variantDrop({ product: 2, count: 2, quantity: 1 });
  expect(answer([variants(4, 4)[0], other])).toEqual({ text: '5', asked: ['exact'] });
  expect(answer([{ inventory_quantity: 9 }]).text).toBe('8');
  expect(answer(null).text).toBe('0');
});

test('of a larger limit than the steps, and of filters that are not these two, the exact number is asked for', () => {
  for (const source of [
    "{{ variants | sum: 'inventory_quantity' | at_most: 500 }}",
    "{{ variants | sum: 'inventory_quantity' | at_most: limit }}",
    "{{ variants | sum: 'inventory_quantity' | at_most: 8.5 }}",
    "{{ variants | sum: 'inventory_quantity' | at_least: 8 }}",
  ]) {
    asked.length = 0;
    renderText(source, { variants: variants(3, 4) });
    expect(asked, source).toEqual(['exact', 'exact']);
  }
});
