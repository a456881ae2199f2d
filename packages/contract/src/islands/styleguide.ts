import { z } from 'zod';
import { EmptyBag } from './bag.ts';
import { Card } from './card.ts';

/** A color of a scheme that something is written in. The ratios are WCAG's, with one digit. */
const Written = z.object({
  /** CSS color */
  value: z.string(),
  on_paper: z.number(),
  on_wash: z.number(),
  /** Both ratios reach the 4.5 that AA asks for. */
  enough: z.boolean(),
});

/** A color scheme of the theme settings, with what its colors come to. */
export const StyleScheme = z.object({
  id: z.string(),
  background: z.string(),
  wash: z.string(),
  hairline: z.string(),
  text: Written,
  muted: Written,
  accent: Written,
  good: Written,
});
export type StyleScheme = z.infer<typeof StyleScheme>;

/** The part of the style guide that stands still: measures, colors, and what is only looked at. */
export const StyleguideProps = z.object({
  light: StyleScheme,
  dark: StyleScheme,
  /** Minor units */
  price: z.int().min(0),
  empty: EmptyBag,
});
export type StyleguideProps = z.infer<typeof StyleguideProps>;

/** The product card of the style guide. */
export const StyleguideCardsProps = z.object({
  /** Ids of the color schemes */
  light: z.string(),
  dark: z.string(),
  /** The piece that is shown in every state a card knows; null: none was chosen. */
  piece: Card.nullable(),
});
export type StyleguideCardsProps = z.infer<typeof StyleguideCardsProps>;

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
