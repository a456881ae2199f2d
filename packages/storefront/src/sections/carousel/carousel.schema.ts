import { z } from 'zod';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';
import { Image } from '../../domain/image.schema.ts';

/** Slides a merchant fills, to leaf through (rules widget-14, widget-15, widget-16). */
export const CarouselProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  /** Width by height of every picture, like `3/4`. */
  ratio: z.string(),
  /** Slides in view from 1024 px on, and below. */
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  arrows: z.boolean(),
  pages: z.boolean(),
  /** Seconds a slide stands; 0: it never turns by itself. */
  autoplay: z.int().min(0).max(12),
  slides: z.array(
    z.object({
      type: z.literal('slide'),
      attributes: BlockAttributes,
      image: Image.nullable(),
      heading: z.string(),
      /** HTML of the merchant's; empty: none. */
      text: z.string(),
      /** Empty: no link. */
      link: z.string(),
      link_label: z.string(),
    }),
  ),
});
export type CarouselProps = z.infer<typeof CarouselProps>;
