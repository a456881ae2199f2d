import { z } from 'zod';

/** When a popup shows again (`spec §3, §4`). */
export const Popup = z.object({
  /** 0-based place among the popups of the page. */
  index: z.int().min(0),
  cookie_name: z.string(),
  /** Days until its cookie runs out. */
  expiration: z.number().min(0),
});
export type Popup = z.infer<typeof Popup>;
