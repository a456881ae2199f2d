import { z } from 'zod';
import { Card } from '../../domain/card.schema.ts';

/** The product card of the style guide. */
export const StyleguideCardsProps = z.object({
  /** Ids of the color schemes */
  light: z.string(),
  dark: z.string(),
  /** The piece that is shown in every state a card knows; null: none was chosen. */
  piece: Card.nullable(),
});
export type StyleguideCardsProps = z.infer<typeof StyleguideCardsProps>;
