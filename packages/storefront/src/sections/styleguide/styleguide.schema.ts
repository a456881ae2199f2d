import { z } from 'zod';
import { EmptyCartContent } from '../../components/cart/cart-view.schema.ts';

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
  empty: EmptyCartContent,
});
export type StyleguideProps = z.infer<typeof StyleguideProps>;
