import { z } from 'zod';
import { OptionValue } from './option-value.ts';

/** An option of a product, e.g. Color (`spec §3`). */
export const Option = z.object({
  /** `option1`, `option2` or `option3`: the key of a variant's `options`. */
  id: z.string(),
  name: z.string(),
  values: z.array(OptionValue),
  show_label: z.boolean(),
  show_size_guide: z.boolean(),
  button_style: z.enum(['swatch', 'button', 'select']),
  /** Sentence below the buttons; null when none. */
  note: z.string().nullable(),
});
export type Option = z.infer<typeof Option>;
