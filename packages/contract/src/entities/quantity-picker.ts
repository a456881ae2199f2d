import { z } from 'zod';

/** Minus, number, plus (`spec §3, §5`): minus is off at or below `min`, plus at or above `max`. */
export const QuantityPicker = z.object({
  value: z.int(),
  min: z.int().default(0),
  max: z.int().default(10),
});
export type QuantityPicker = z.infer<typeof QuantityPicker>;
