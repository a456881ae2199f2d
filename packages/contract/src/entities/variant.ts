import { z } from 'zod';
import { Image } from './image.ts';
import { Model } from './model.ts';
import { RecommendedProduct } from './recommended-product.ts';
import { Tab } from './tab.ts';

/** A slide of the gallery: a picture, or a video with its poster (`spec §3`). */
export const VariantImage = Image.extend({
  is_video: z.boolean(),
  /** Who wears it; null when nobody does. */
  model: Model.nullable(),
});
export type VariantImage = z.infer<typeof VariantImage>;

/** How a variant can be had now (`spec §4`): ordered ahead, waited for, or bought. */
export const Availability = z.object({
  status: z.enum(['normal', 'preorder', 'waitlist']),
  /** Sentence beside the button; null when none. */
  note: z.string().nullable(),
  /** Text of the button. */
  button_label: z.string(),
});
export type Availability = z.infer<typeof Availability>;

/** One combination of a product's option values (`spec §3`). Money is in minor units. */
export const Variant = z.object({
  id: z.int().min(1),
  product_id: z.int().min(1),
  handle: z.string(),
  /** Address of the product with `?variant=`. */
  url: z.string(),
  /** Value by `option1`, `option2`, `option3`. */
  options: z.record(z.string(), z.string()),
  selected: z.boolean(),
  image: Image.nullable(),
  /** Shown in place of `image` while a pointer rests on the card. */
  hover: Image.nullable(),
  images: z.array(VariantImage),
  models: z.array(Model),
  price: z.int().min(0),
  /** Compare-at price; null where there is none. */
  cap: z.int().min(0).nullable(),
  /** Per cent below `cap`, 0 when there is none. */
  discount_percentage: z.int().min(0).max(100),
  final_sale: z.boolean(),
  /** `total`: pieces of this variant over all locations; below 0 when oversold. */
  inventory: z.object({ total: z.int() }),
  availability: Availability,
  product_title: z.string(),
  title: z.string(),
  featured_image: Image.nullable(),
  /** HTML */
  description: z.string(),
  /** `note` is HTML. */
  size_fit: z.object({ note: z.string(), guides: z.array(Tab) }),
  /** HTML */
  material_care: z.string(),
  related: z.object({ heading: z.string(), products: z.array(RecommendedProduct) }),
  show_promotion_banner: z.boolean(),
});
export type Variant = z.infer<typeof Variant>;
