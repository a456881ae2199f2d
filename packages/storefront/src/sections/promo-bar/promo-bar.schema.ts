import { z } from 'zod';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';

/** One message; its link opens in a new tab (rule popup-1). */
export const PromoMessage = z.object({ text: z.string(), link: z.string() });
export type PromoMessage = z.infer<typeof PromoMessage>;

/** The bar above the header (rules data-24, data-25). */
export const PromoBar = z.object({
  messages: z.array(PromoMessage),
  /** CSS color */
  background: z.string(),
  /** CSS color of the text */
  color: z.string(),
  /** Unix seconds as text; empty when nothing is counted down. */
  countdownDate: z.string(),
  /** 1-based number of the message that shows the countdown. */
  countdownIndex: z.int().min(0),
});
export type PromoBar = z.infer<typeof PromoBar>;

/** The promo bar as a section: its messages are blocks, each with the editor's mark (empty outside of the editor). */
export const PromoBarProps = PromoBar.extend({
  messages: z.array(
    PromoMessage.extend({
      type: z.literal('message'),
      attributes: BlockAttributes,
    }),
  ),
});
export type PromoBarProps = z.infer<typeof PromoBarProps>;
