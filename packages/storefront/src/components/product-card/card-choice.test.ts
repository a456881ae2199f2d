import { expect, it } from 'vitest';
import type { CardProduct, CardVariant } from '../../domain/card-product.schema.ts';
import { cardVariantFixture } from '../../domain/variant.fixture.ts';
import { cardFixture } from '../../sections/collection/collection.fixture.ts';
import { quickChoices } from '../quick-add/quick-choices.ts';
import { cardInColor, variantOfColor } from './card-choice.ts';

const variant = (id: number, options: string[], more: Partial<CardVariant> = {}) =>
  cardVariantFixture(id, options, {
    price: 9000,
    cap: 12000,
    url: `/products/slip?variant=${id}`,
    discount: 25,
    picture: { src: `/${id}.jpg?v=1&width=720`, alt: 'Slip' },
    ...more,
  });
const product: CardProduct = {
  id: 1,
  url: '/products/slip',
  options: ['Color', 'Size'],
  final_sale: false,
  variants: [
    variant(11, ['Ink', 'S']),
    variant(12, ['Ink', 'M']),
    variant(21, ['Rose', 'S'], { available: false }),
    variant(22, ['Rose', 'M']),
    variant(31, ['Moss', 'S'], { available: false }),
  ],
};

it('leads to the first variant of a color that can be bought', () => {
  expect(variantOfColor(product, 'Rose')?.id).toBe(22);
  expect(variantOfColor(product, 'Moss')?.id).toBe(31);
  expect(variantOfColor(product, 'Gold')).toBeUndefined();
});

it('changes picture, price, state and address of the card', () => {
  const card = cardInColor(cardFixture(1), product, 'Rose');
  expect(card).toMatchObject({
    url: '/collections/all/products/slip?variant=22',
    price: 9000,
    cap: 12000,
    discount: 25,
    color: 'Rose',
  });
  expect(card?.image?.src).toBe('/22.jpg?v=1&width=720');
  expect(card?.image?.srcset).toContain('/22.jpg?v=1&width=240 240w, ');
  expect(cardInColor(cardFixture(1), product, 'Moss')?.available).toBe(false);
  expect(cardInColor(cardFixture(1), product, 'Gold')).toBeUndefined();
});

it('offers the sizes of the color that is shown', () => {
  expect(quickChoices(product, 'Rose').map(({ id, label, available }) => [id, label, available])).toEqual([
    [21, 'S', false],
    [22, 'M', true],
  ]);
  expect(quickChoices({ ...product, options: ['Couleur', 'Taille'] }, 'Rose')).toHaveLength(2);
  expect(quickChoices({ ...product, options: ['Title'], variants: [variant(1, ['Default'])] }, '')).toHaveLength(1);
});
