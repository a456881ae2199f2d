import { expect, it } from 'vitest';
import { productFixture } from '../sections/product/product.fixture.ts';
import { choiceFromPayload, shownChoice } from './shown-choice.ts';

const product = productFixture();

it('says the same of what the page opens with before hydration and after it', { tags: ['product-13'] }, () => {
  const opening = choiceFromPayload(product);
  const { hydrated, exact, missing, valueOf: _valueOf, stateOf: _stateOf, ...before } = opening;
  const after = shownChoice(product, before.values, false);
  expect(after).toMatchObject(before);
  expect([hydrated, after.hydrated, exact]).toEqual([false, true, undefined]);
  expect(missing).toMatchObject(after.missing);
  product.options.forEach((option, index) => {
    expect(opening.valueOf(index, option)).toBe(after.valueOf(index, option));
    for (const value of option.values)
      expect(opening.stateOf(index, option, value).selected).toBe(after.stateOf(index, option, value).selected);
  });
});

it('tells a combination that is not made from one that is not known yet', () => {
  const of = (more: Parameters<typeof productFixture>[0], failed = false) => {
    const { exists: made, lookup } = shownChoice(productFixture(more), ['Ink', 'L'], failed);
    return [made, lookup];
  };
  expect(of({})).toEqual([false, 'known']);
  expect(of({ variants_count: 300 })).toEqual([true, 'loading']);
  expect(of({ variants_count: 300 }, true)).toEqual([true, 'failed']);
});
