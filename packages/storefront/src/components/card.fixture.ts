import type { Card } from '../domain/card.schema.ts';

/** A piece in one color, for tests. */
export const cardFixture = (id: number, more: Partial<Card> = {}): Card => ({
  id,
  title: `Piece ${id}`,
  brand: '',
  url: `/products/piece-${id}?variant=${id}1`,
  limited_edition: false,
  most_loved: false,
  eco_conscious: false,
  price: 49500,
  cap: null,
  discount: 0,
  color: '',
  from: false,
  available: true,
  preorder: false,
  counted: false,
  stock: 20,
  image: null,
  hover: null,
  swatches: [],
  choice: 'size',
  rating: null,
  ...more,
});
