import { z } from 'zod';
import { BlockMark } from '../entities/block-mark.ts';
import { PromoBar, PromoMessage } from '../entities/promo-bar.ts';

/** The promo bar as a section: its messages are blocks, each with the editor's mark (empty outside of the editor). */
export const PromoBarProps = PromoBar.extend({
  messages: z.array(
    PromoMessage.extend({
      type: z.literal('message'),
      attributes: BlockMark,
    }),
  ),
});
export type PromoBarProps = z.infer<typeof PromoBarProps>;
