import { z } from 'zod';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';
import { Image } from '../../domain/image.schema.ts';

/** When a popup shows again (rules data-23, popup-10). */
export const Popup = z.object({
  /** 0-based place among the popups of the page. */
  index: z.int().min(0),
  cookie_name: z.string(),
  /** Days until its cookie runs out. */
  expiration: z.number().min(0),
});
export type Popup = z.infer<typeof Popup>;

/** A popup with what it says; its `index` is its place in the list. */
export const PopupBlock = Popup.omit({ index: true }).extend({
  type: z.literal('popup'),
  attributes: BlockAttributes,
  /** Seconds after which it appears. */
  delay: z.number().min(0),
  heading: z.string(),
  /** HTML */
  text: z.string(),
  image: Image.nullable(),
  /** The field of the newsletter stands in it. */
  newsletter: z.boolean(),
  /** Empty: no button. */
  link: z.string(),
  link_label: z.string(),
  /** Id of the sign-up form the button opens in place of following its link; empty: a plain link. */
  signup_form: z.string(),
});
export type PopupBlock = z.infer<typeof PopupBlock>;

/** The timed popups of the shop, in the merchant's order (rules popup-7, data-23). */
export const PopupsProps = z.object({ popups: z.array(PopupBlock) });
export type PopupsProps = z.infer<typeof PopupsProps>;
