import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductProps } from '../sections/product/product.schema.ts';
import { choiceOnArrival, choose, exactVariant, isComplete, valueState, variantFor } from './choice.ts';
import { variantFixture } from './variant.fixture.ts';
import type { ProductVariant } from './variant.schema.ts';

let id = 0;
const variant = (options: string[], more: Partial<ProductVariant> = {}): ProductVariant =>
  variantFixture(++id, options, more);
const option = (name: string, values: string[]) => ({
  name,
  is_color: name === 'Color',
  show_label: true,
  show_size_guide: false,
  show_inseam: false,
  button_style: 'box' as const,
  note: '',
  open: true,
  value: '',
  values: values.map((value) => ({
    name: value,
    color: null,
    image: null,
    selected: false,
    available: true,
    exists: true,
    badge: '',
    plain: null,
  })),
});

type Model = Pick<ProductProps, 'options' | 'variants' | 'variants_count' | 'variant'>;

function dress(more: Partial<Model> = {}): Model {
  const variants = [
    variant(['Ink', 'S']),
    variant(['Ink', 'M'], { available: false, stock: 0 }),
    variant(['Bone', 'M']),
    variant(['Bone', 'L']),
  ];
  return {
    options: [option('Color', ['Ink', 'Bone']), option('Size', ['S', 'M', 'L'])],
    variants,
    variants_count: 4,
    variant: variants[0] ?? variant([]),
    ...more,
  };
}

describe('what is chosen on arrival', () => {
  const at = (product: Model, arrival: Partial<Parameters<typeof choiceOnArrival>[1]>) =>
    choiceOnArrival(product, { variant: product.variant, isVariantAddress: false, ...arrival });

  it('is the color that a card showed, and no size', () => {
    const product = dress();
    expect(at(product, {})).toEqual(['Ink', null]);
    expect(at(product, { variant: product.variants[2] ?? product.variant })).toEqual(['Bone', null]);
  });
  it('is every option at an address of the own choice', () => {
    expect(at(dress(), { isVariantAddress: true })).toEqual(['Ink', 'S']);
  });
  it('is what was chosen here before, also where that is open or not made', () => {
    expect(at(dress(), { stored: ['Ink', 'L'], isVariantAddress: true })).toEqual(['Ink', 'L']);
    expect(at(dress(), { stored: ['Bone', 'L'], isVariantAddress: true })).toEqual(['Ink', 'S']);
  });
  it('includes options with a single value', () => {
    const only = variant(['Default Title']);
    const options = [option('Title', ['Default Title'])];
    expect(at(dress({ options, variants: [only], variant: only, variants_count: 1 }), {})).toEqual(['Default Title']);
  });
  it('is never a value that nobody chose, and always what the address says', () => {
    const names = ['Color', 'Size', 'Length'];
    const shapes = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
    const product = shapes.chain((options) =>
      fc
        .record({
          rows: fc.uniqueArray(fc.tuple(...options.map(() => fc.constantFrom('a', 'b', 'c'))), {
            minLength: 1,
            selector: (row) => row.join(),
          }),
          at: fc.nat(),
        })
        .map(({ rows, at }): Model => {
          const variants = rows.map((row) => variant(row));
          const shown = variants[at % variants.length] ?? variant([]);
          const valuesOf = (index: number) => [...new Set(rows.map((row) => row[index] ?? ''))];
          return {
            options: options.map((name, index) => option(name, valuesOf(index))),
            variants,
            variants_count: variants.length,
            variant: shown,
          };
        }),
    );
    fc.assert(
      fc.property(product, fc.boolean(), (model, isWhole) => {
        const choice = at(model, { isVariantAddress: isWhole });
        if (isWhole) {
          expect(exactVariant(model, choice)).toBe(model.variant);
          return;
        }
        for (const [index, { is_color, values }] of model.options.entries()) {
          const settled = is_color || values.length === 1;
          expect(choice[index]).toBe(settled ? model.variant.options[index] : null);
        }
        // What is kept of such a choice brings the same again, at the address that it has.
        const again = { variant: variantFor(model, choice), kept: choice };
        expect(at(model, again)).toEqual(choice);
      }),
    );
  });
});

describe('choosing', () => {
  it('keeps the other options while some variant fits', () => {
    expect(choose(dress(), ['Ink', 'M'], 0, 'Bone')).toEqual(['Bone', 'M']);
  });
  it('clears them for a color that no variant fits', { tags: ['product-14'] }, () => {
    expect(choose(dress(), ['Ink', 'S'], 0, 'Bone')).toEqual(['Bone', null]);
  });
  it('keeps a size that leads nowhere: only colors clear', () => {
    expect(choose(dress(), ['Ink', 'S'], 1, 'L')).toEqual(['Ink', 'L']);
  });
  it('after a color there is always a variant that fits', { tags: ['product-14'] }, () => {
    const product = dress();
    const colors = fc.constantFrom('Ink', 'Bone');
    const sizes = fc.constantFrom('S', 'M', 'L', null);
    fc.assert(
      fc.property(fc.tuple(colors, sizes), colors, (choice, color) => {
        const next = choose(product, choice, 0, color);
        expect(next[0]).toBe(color);
        expect(
          product.variants.some((v) => v.options[0] === color && (next[1] === null || v.options[1] === next[1])),
        ).toBe(true);
      }),
    );
  });
});

describe('the variant of a choice', () => {
  it('is the exact match of a complete choice, also when it is sold out', { tags: ['product-15'] }, () => {
    expect(variantFor(dress(), ['Ink', 'M']).options).toEqual(['Ink', 'M']);
  });
  it('is the first possible match of an incomplete one, one that can be bought before one that cannot', {
    tags: ['product-15'],
  }, () => {
    expect(variantFor(dress(), [null, 'M']).options).toEqual(['Bone', 'M']);
  });
  it('is the first variant when nothing fits', { tags: ['product-15'] }, () => {
    expect(variantFor(dress(), ['Ink', 'L']).options).toEqual(['Ink', 'S']);
    expect(exactVariant(dress(), ['Ink', 'L'])).toBeUndefined();
  });
  it('is named only by a complete choice', () => {
    expect(isComplete(['Ink', null])).toBe(false);
    expect(exactVariant(dress(), ['Ink', null])).toBeUndefined();
  });
});

it('tells of a value whether it exists and can be bought with the other choices', () => {
  expect(valueState(dress(), ['Ink', null], 1, 'M')).toMatchObject({ selected: false, exists: true, available: false });
  expect(valueState(dress(), ['Ink', null], 1, 'L')).toMatchObject({
    exists: false,
    available: false,
    variant: undefined,
  });
  expect(valueState(dress(), ['Bone', null], 1, 'L')).toMatchObject({ exists: true, available: true });
});
