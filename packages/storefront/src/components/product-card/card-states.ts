import type { Card } from '../../domain/card.schema.ts';

/** A piece of which there is nothing to say: in stock, at its usual price. */
export const PLAIN_STATE = {
  available: true,
  preorder: false,
  counted: false,
  stock: 20,
  limited_edition: false,
  most_loved: false,
  eco_conscious: false,
  from: false,
  cap: null,
  discount: 0,
  rating: null,
} as const satisfies Partial<Card>;

/** Minor units; 40 % apart. */
const SALE = { price: 29_700, cap: 49_500, discount: 40 };
const TAGS = { limited_edition: true, most_loved: true, eco_conscious: true };
const RATING = { rating: '4.6', rating_text: '4.6', count: 128 };

/** One piece in every state that a card shows, for the style guide and for tests. */
export function cardStates(piece: Card): readonly Card[] {
  const plain: Card = { ...piece, ...PLAIN_STATE };
  return [
    plain,
    { ...plain, ...SALE },
    { ...plain, available: false },
    { ...plain, preorder: true },
    { ...plain, counted: true, stock: 3 },
    { ...plain, ...TAGS, rating: RATING },
    { ...plain, image: null, hover: null },
  ];
}
