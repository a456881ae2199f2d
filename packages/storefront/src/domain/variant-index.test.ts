import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainOption } from '../sections/product/product.fixture.ts';
import type { Choice } from './choice.ts';
import { alternatives, type Choosable, choose, exactVariant, valueState, variantFor } from './choice.ts';
import { variantFixture } from './variant.fixture.ts';
import type { ProductVariant } from './variant.schema.ts';
import { indexVariants } from './variant-index.ts';

const COLORS = ['Ink', 'Bone', 'Rust'];
const SIZES = ['S', 'M', 'L'];
const LENGTHS = ['Petite', 'Regular'];

const option = (name: string, values: readonly string[]) => ({
  ...plainOption,
  name,
  is_color: name === 'Color',
  open: true,
  value: '',
  values: values.map((value) => ({
    name: value,
    color: null,
    image: null,
    selected: false,
    exists: true,
    available: true,
    badge: '',
    plain: null,
  })),
});

function productOf(variants: ProductVariant[], options = [COLORS, SIZES, LENGTHS]): Choosable {
  const [variant] = variants;
  if (!variant) throw new Error('A product has a variant.');
  const [colors = [], sizes = [], lengths = []] = options;
  return {
    options: [option('Color', colors), option('Size', sizes), option('Length', lengths)],
    variant,
    variants,
    variants_count: variants.length,
  };
}

const row = (id: number, options: string[], available = true): ProductVariant =>
  variantFixture(id, options, { available, stock: available ? 1 : 0 });

/** Any part of all combinations, each with or without stock, and any choice. */
const products = fc
  .array(fc.tuple(fc.constantFrom(...COLORS), fc.constantFrom(...SIZES), fc.constantFrom(...LENGTHS), fc.boolean()), {
    minLength: 1,
    maxLength: 18,
  })
  .map((rows) => {
    const made = new Map(rows.map(([color, size, length, free]) => [`${color}/${size}/${length}`, free]));
    return productOf([...made].map(([key, free], index) => row(index + 1, key.split('/'), free)));
  });
const choices: fc.Arbitrary<Choice> = fc.tuple(
  fc.constantFrom(...COLORS, null),
  fc.constantFrom(...SIZES, null),
  fc.constantFrom(...LENGTHS, null),
);
const values = [COLORS, SIZES, LENGTHS];
const picks = fc.nat(2).chain((at) => fc.tuple(fc.constant(at), fc.constantFrom(...(values[at] ?? []))));

const fits = (variant: ProductVariant, choice: Choice) =>
  choice.every((value, index) => value === null || variant.options[index] === value);

describe('for every product and every choice', () => {
  it('the index finds what looking at each variant in turn finds', () =>
    fc.assert(
      fc.property(products, choices, (product, choice) => {
        const index = indexVariants(product.options, product.variants);
        expect(index.first(choice)).toBe(product.variants.find((variant) => fits(variant, choice)));
        expect(index.first(choice, true)).toBe(
          product.variants.find((variant) => variant.available && fits(variant, choice)),
        );
      }),
    ));

  it('the variant is the exact match, else the first possible one, else the first', () =>
    fc.assert(
      fc.property(products, choices, (product, choice) => {
        const possible = product.variants.filter((variant) => fits(variant, choice));
        const complete = choice.every((value) => value !== null);
        const best = complete ? possible[0] : (possible.find((variant) => variant.available) ?? possible[0]);
        expect(variantFor(product, choice)).toBe(best ?? product.variants[0]);
        expect(exactVariant(product, choice)).toBe(complete ? possible[0] : undefined);
      }),
    ));

  it('choosing keeps the other choices, unless it is a color that goes with none of them: that clears them', () =>
    fc.assert(
      fc.property(products, choices, picks, (product, choice, [at, value]) => {
        const next = choose(product, choice, at, value);
        const kept = choice.map((chosen, index) => (index === at ? value : chosen));
        const clears = at === 0 && !product.variants.some((variant) => fits(variant, kept));
        expect(next).toEqual(clears ? [value, null, null] : kept);
      }),
    ));

  it('each value says whether it is selected, exists, can be bought, and which variant it leads to', () =>
    fc.assert(
      fc.property(products, choices, picks, (product, choice, [at, value]) => {
        const led = choose(product, choice, at, value);
        const possible = product.variants.filter((variant) => fits(variant, led));
        expect(valueState(product, choice, at, value)).toEqual({
          selected: choice[at] === value,
          exists: possible.length > 0,
          available: possible.some((variant) => variant.available),
          variant: possible.find((variant) => variant.available) ?? possible[0],
        });
      }),
    ));

  it('every way out of a combination that is not made leads to one that is', () =>
    fc.assert(
      fc.property(products, choices, (product, choice) => {
        fc.pre(choice.every((value) => value !== null) && exactVariant(product, choice) === undefined);
        for (const { option: at, values: out } of alternatives(product, choice)) {
          for (const value of out) {
            const led = choice.map((chosen, index) => (index === at ? value : chosen));
            expect(exactVariant(product, led)).toBeDefined();
          }
        }
      }),
    ));
});

it('2 000 variants: each is looked at once, whatever is chosen afterwards', () => {
  let reads = 0;
  const names = (option: number, count: number) => Array.from({ length: count }, (_, index) => `${option}-${index}`);
  const [colors, sizes, lengths] = [names(0, 20), names(1, 20), names(2, 5)];
  const variants = colors.flatMap((color) =>
    sizes.flatMap((size) =>
      lengths.map((length, index): ProductVariant => {
        const options = [color, size, length];
        const made = row(1, options, index > 0);
        Object.defineProperty(made, 'options', {
          get() {
            reads += 1;
            return options;
          },
        });
        return made;
      }),
    ),
  );
  const product = productOf(variants, [colors, sizes, lengths]);
  expect(variants).toHaveLength(2000);
  let choice: Choice = [null, null, null];
  for (const [at, value] of [
    [0, '0-19'],
    [1, '1-19'],
    [2, '2-4'],
    [0, '0-3'],
  ] as const) {
    choice = choose(product, choice, at, value);
    variantFor(product, choice);
    for (const [index, { values: all }] of product.options.entries()) {
      for (const { name } of all) valueState(product, choice, index, name);
    }
  }
  // Each variant when the index is made, and the page's own variant where a complete choice is asked for.
  expect(reads).toBeLessThanOrEqual(2000 + 10);
});

it('before all variants are there, what is not known may well exist', () => {
  const product = { ...productOf([row(1, ['Ink', 'S', 'Petite'])]), variants_count: 300 };
  expect(valueState(product, ['Ink', 'S', null], 2, 'Regular')).toMatchObject({ exists: true, available: true });
  expect(choose(product, ['Ink', 'S', null], 0, 'Bone')).toEqual(['Bone', 'S', null]);
  const whole = { ...product, variants_count: 1 };
  expect(valueState(whole, ['Ink', 'S', null], 2, 'Regular')).toMatchObject({ exists: false, available: false });
});
