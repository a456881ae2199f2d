import type { SubmittedLine } from '@vitrine/contract';
import { propertiesOf } from '../../../domain/line-properties.ts';
import type { AgainLine, OrderPiece } from './order.schema.ts';

type Piece = Pick<OrderPiece, 'properties' | 'again'>;

/** Pieces of a line that can be bought again today. A gift card is made out anew, on its own page. */
export const countAgain = ({ variant_id, left, gift_card }: AgainLine): number =>
  gift_card || variant_id === 0 ? 0 : left;

/** What buying an order again puts into the bag: what the shopper wrote goes with it, how it is sold is as of today (rules data-3, data-4). */
export function againLines(pieces: readonly Piece[]): SubmittedLine[] {
  return pieces.flatMap(({ properties, again }) => {
    const quantity = countAgain(again);
    if (quantity <= 0) return [];
    const kept: Record<string, string> = {};
    for (const { name, value, hidden } of properties) if (!hidden && value !== '') kept[name] = value;
    return [{ id: again.variant_id, quantity, properties: { ...kept, ...propertiesOf(again) } }];
  });
}
