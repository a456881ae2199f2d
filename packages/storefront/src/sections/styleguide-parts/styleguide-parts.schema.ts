import { z } from 'zod';
import { Card } from '../../domain/card.schema.ts';

/** The part of the style guide that can be used: forms, what opens and turns. */
export const StyleguidePartsProps = z.object({
  /** Ids of the color schemes */
  light: z.string(),
  dark: z.string(),
  /** Of the server's clock */
  current_year: z.int().min(1900),
  /** A row to turn. */
  row: z.array(Card),
});
export type StyleguidePartsProps = z.infer<typeof StyleguidePartsProps>;
