import { fixtureOf } from '@vitrine/compiler/fixture-of.ts';
import { Card } from '../../domain/card.schema.ts';
import { PLAIN_STATE } from './card-states.ts';

/** A piece in one color, for tests. */
export const cardFixture = (id: number, more: Partial<Card> = {}): Card =>
  fixtureOf(Card, {
    ...PLAIN_STATE,
    id,
    title: `Piece ${id}`,
    url: `/products/piece-${id}?variant=${id}1`,
    price: 49500,
    choice: 'size',
    ...more,
  });
