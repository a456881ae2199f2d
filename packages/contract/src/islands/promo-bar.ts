import { z } from 'zod';
import { PromoBar, PromoMessage } from '../entities/promo-bar.ts';

/** The promo bar as a section: its messages are blocks, each with the editor's mark (empty outside of the editor). */
export const PromoBarProps = PromoBar.extend({
  messages: z.array(
    PromoMessage.extend({
      type: z.literal('message'),
      attributes: z.string().regex(/^(?:data-shopify-editor-block="(?:[\w:,{}-]|&quot;)*")?$/),
    }),
  ),
});
export type PromoBarProps = z.infer<typeof PromoBarProps>;
