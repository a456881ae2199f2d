import { fixtureOf } from '@vitrine/compiler/fixture-of.ts';
import { CardVariant } from './card-product.schema.ts';
import { ProductVariant } from './variant.schema.ts';

/** In stock, and counted. */
const ordinary = (id: number, options: readonly string[]) => ({
  id,
  title: options.join(' / '),
  options: [...options],
  price: 10_000,
  available: true,
  counted: true,
  stock: 3,
});

/** A variant of a product's page, by the values of its options. For tests. */
export const variantFixture = (
  id: number,
  options: readonly string[],
  more: Partial<ProductVariant> = {},
): ProductVariant => fixtureOf(ProductVariant, { ...ordinary(id, options), ...more });

/** A variant as a card needs it. For tests. */
export const cardVariantFixture = (
  id: number,
  options: readonly string[],
  more: Partial<CardVariant> = {},
): CardVariant => fixtureOf(CardVariant, { ...ordinary(id, options), url: `/products/piece?variant=${id}`, ...more });
