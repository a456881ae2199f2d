import { cardStates } from '../../components/product-card/card-states.ts';
import { ProductCard } from '../../components/product-card/ProductCard.tsx';
import type { Card } from '../../domain/card.schema.ts';

const SIZES = '(min-width: 1280px) 15vw, 45vw';

/** One piece in every state a card knows. */
export function Cards({ piece }: { piece: Card }) {
  return (
    <ul className="styleguide__cards">
      {cardStates(piece).map((card, index) => (
        <li key={index}>
          <ProductCard card={card} sizes={SIZES} level={3} quick />
        </li>
      ))}
    </ul>
  );
}
