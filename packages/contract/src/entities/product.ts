import { z } from 'zod';
import { Option } from './option.ts';
import { Variant } from './variant.ts';

/** Length of a cut by its name, e.g. Petite 27.5. */
export const Inseam = z.object({ name: z.string(), inches: z.number().min(0) });
export type Inseam = z.infer<typeof Inseam>;

/** A product as its page shows it (`spec §3`). */
export const Product = z.object({
  id: z.int().min(1),
  title: z.string(),
  brand: z.string(),
  tags: z.array(z.string()),
  variants: z.array(Variant),
  options: z.array(Option),
  /** Id of the option that is the color (`option1` …), or null. */
  color_option: z.string().nullable(),
  inseam: z.array(Inseam),
  gift_card: z.boolean(),
  /** HTML; null when there is no banner. */
  promotion_banner: z.string().nullable(),
  promotion_banner_style: z.enum(['corner', 'inline']),
  /** CSS color; null for the theme's own. */
  promotion_banner_color: z.string().nullable(),
  /** Multiple of the text size; null for the theme's own. */
  promotion_line_height: z.number().nullable(),
  /** px; null for the theme's own. */
  promotion_text_size: z.number().nullable(),
  /** px of `<em>`; null for the theme's own. */
  promotion_em_size: z.number().nullable(),
  /** px of `<strong>`; null for the theme's own. */
  promotion_strong_size: z.number().nullable(),
  /** HTML of the reviews app's badge; empty when there is none. */
  review_badge: z.string(),
});
export type Product = z.infer<typeof Product>;
