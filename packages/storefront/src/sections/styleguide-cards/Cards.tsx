import { ProductCard } from '../../components/ProductCard.tsx';
import type { Card } from '../../domain/card.schema.ts';

const SIZES = '(min-width: 1280px) 15vw, 45vw';
/** Minor units; 40 % apart. */
const SALE = { price: 29_700, cap: 49_500, discount: 40 };

const ORDINARY = {
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
} as const;
const RATING = { rating: '4.6', rating_text: '4.6', count: 128 };

/** One piece in every state a card knows. */
export function Cards({ piece }: { piece: Card }) {
  const plain: Card = { ...piece, ...ORDINARY };
  const states: readonly Card[] = [
    plain,
    { ...plain, ...SALE },
    { ...plain, available: false },
    { ...plain, preorder: true },
    { ...plain, counted: true, stock: 3 },
    { ...plain, limited_edition: true, most_loved: true, eco_conscious: true, rating: RATING },
    { ...plain, image: null, hover: null },
  ];
  return (
    <ul className="styleguide__cards">
      {states.map((card, index) => (
        <li key={index}>
          <ProductCard card={card} sizes={SIZES} level={3} quick />
        </li>
      ))}
    </ul>
  );
}
