import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';

// Run by Node itself, so that the data and the parity check share one copy of the compiler.
const { dataPrinter } = createRequire(import.meta.filename)(
  '@vitrine/compiler/parity.ts',
) as typeof import('@vitrine/compiler/parity.ts');

const print = dataPrinter(join(import.meta.dirname, 'card-data.ts'), 'cardOf', viewFixture(), 'product');
const variant = {
  url: '/products/slip?variant=11',
  price: 100,
  compare_at_price: null,
  available: true,
  inventory_policy: 'deny',
  inventory_management: 'shopify',
  inventory_quantity: 4,
};
const card = (variants: object[], more: object = {}) =>
  print(
    {
      id: 1,
      title: 'Slip',
      price: 100,
      tags: [],
      images: [],
      options_with_values: [],
      variants,
      selected_or_first_available_variant: variants[0],
      ...more,
    },
    { settings: {} },
  );

test('a card counts the pieces of all variants', { tags: ['card-8'] }, () => {
  expect(card([variant, { ...variant, inventory_quantity: 5 }])).toMatchObject({ stock: 9, counted: true });
  expect(card([{ ...variant, inventory_management: null }])).toMatchObject({ counted: false });
});

test('a card names the brand where the shop has several', () => {
  const of = (vendors: string[]) =>
    print(
      {
        title: 'Slip',
        vendor: 'Oriel',
        tags: [],
        images: [],
        options_with_values: [],
        variants: [variant],
        selected_or_first_available_variant: variant,
      },
      { settings: {}, shop: { vendors } },
    );
  expect(of(['Halyard', 'Oriel'])).toMatchObject({ brand: 'Oriel' });
  expect(of(['Oriel'])).toMatchObject({ brand: '' });
});

test('a card is of the variant that is selected, or the first that can be had', {
  tags: ['card-3', 'card-7'],
}, () => {
  const other = { ...variant, url: '/products/slip?variant=12', available: false };
  expect(card([variant, other], { selected_or_first_available_variant: other })).toMatchObject({
    url: '/collections/all/products/slip?variant=12',
    available: false,
    preorder: false,
  });
  expect(card([{ ...variant, inventory_quantity: 0 }])).toMatchObject({ preorder: false, stock: 0 });
  const late = { ...variant, inventory_policy: 'continue', inventory_quantity: 0 };
  expect(card([late])).toMatchObject({ preorder: true, stock: 0 });
});

test('a card says what the tags say', { tags: ['card-4', 'card-5', 'card-6'] }, () => {
  const said = (...tags: string[]) => {
    const { limited_edition, most_loved, eco_conscious } = card([variant], { tags }) as Record<string, boolean>;
    return [limited_edition, most_loved, eco_conscious];
  };
  expect(said('best-seller', 'limited-edition', 'eco')).toEqual([true, true, false]);
  expect(said('eco-conscious')).toEqual([false, false, true]);
});
