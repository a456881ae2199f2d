import { z } from 'zod';

/** How a value looks on its button: a CSS color or the address of a picture. */
export const Swatch = z.discriminatedUnion('type', [
  z.object({ type: z.literal('color'), color: z.string() }),
  z.object({ type: z.literal('image'), image: z.string() }),
]);
export type Swatch = z.infer<typeof Swatch>;

/** A value a shopper can choose (`spec §3`). */
export const OptionValue = z.object({
  name: z.string(),
  swatch: Swatch.nullable(),
  /** Short text on the button, e.g. `New`; null when none. */
  badge: z.string().nullable(),
  selected: z.boolean(),
});
export type OptionValue = z.infer<typeof OptionValue>;
