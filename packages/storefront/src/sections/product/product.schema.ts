import { z } from 'zod';
import { Guide } from '../../components/size-guide/size-guide.schema.ts';
import { WaitlistTexts } from '../../components/waitlist/waitlist.schema.ts';
import { SwatchImage } from '../../domain/card.schema.ts';
import { Image } from '../../domain/image.schema.ts';
import { ProductVariant } from '../../domain/variant.schema.ts';
import { ProductService } from './product-service.schema.ts';

/** A person who wears the product in pictures (rules gallery-10, data-18). */
export const Model = z.object({
  name: z.string(),
  /** Inches. */
  height: z.number().min(0),
  /** Worn size. */
  size: z.string(),
});
export type Model = z.infer<typeof Model>;

/** Length of a cut by its name, e.g. Petite 27.5. */
export const Inseam = z.object({ name: z.string(), inches: z.number().min(0) });
export type Inseam = z.infer<typeof Inseam>;

/** The variant that a value leads to without scripts. Money is in minor units. */
export const PlainValue = z.object({
  id: z.int().min(1),
  /** Address of the page with it chosen. */
  url: z.string(),
  price: z.int().min(0),
  available: z.boolean(),
  /** It is ordered ahead. */
  preorder: z.boolean(),
  final_sale: z.boolean(),
  /** Quantity left; 0 or less if inventory is not tracked, or more than is left can be ordered. */
  left: z.int(),
});
export type PlainValue = z.infer<typeof PlainValue>;

/** The order of choosing without scripts. */
export const PlainForm = z.object({
  /** Index of the option that is chosen in the form that adds; -1: none is. */
  last: z.int(),
  /** Options besides the color that have more than one value. */
  count: z.int(),
});
export type PlainForm = z.infer<typeof PlainForm>;

export const ProductOptionValue = z.object({
  name: z.string(),
  /** CSS color; null where the value has none. */
  color: z.string().nullable(),
  image: SwatchImage.nullable(),
  /** Of the variant the page opens with. */
  selected: z.boolean(),
  /** Some variant of this value can be bought, given the other chosen values. */
  available: z.boolean(),
  /** Some variant has this value, given the other chosen values. */
  exists: z.boolean(),
  /** The merchant's badge, e.g. `New`; empty: none. */
  badge: z.string(),
  /** The variant with the other options as the page shows them; null if there is none. */
  plain: PlainValue.nullable(),
});
export type ProductOptionValue = z.infer<typeof ProductOptionValue>;

export const ProductOption = z.object({
  name: z.string(),
  /** It is a color: its name is one of the setting's, or its values have swatches. */
  is_color: z.boolean(),
  /** Its name is shown above the values; else it is only read out. */
  show_label: z.boolean(),
  /** A button beside its name opens the size guide. */
  show_size_guide: z.boolean(),
  /** How values without a swatch look. */
  button_style: z.enum(['box', 'pill', 'text']),
  /** Its values are lengths: the inseam of the chosen one is shown. */
  show_inseam: z.boolean(),
  /** A sentence of the merchant below its values; empty: none. */
  note: z.string(),
  /** The shopper still has to choose when the page opens. */
  open: z.boolean(),
  /** The value of the variant the page opens with. */
  value: z.string(),
  values: z.array(ProductOptionValue),
});
export type ProductOption = z.infer<typeof ProductOption>;

/** A picture or a video of the gallery. */
export const ProductMedia = z.object({
  id: z.int(),
  /** The first that is seen: loaded before everything else. */
  first: z.boolean(),
  image: Image,
  /** Name of the color it shows, from its alt text; empty: shown with every color. */
  color: z.string(),
  /** Name of the model who wears it, from its alt text; empty: nobody is named. */
  model: z.string(),
  /** Address of a rendition for the thumbnail column, 200 px wide. */
  thumb: z.string(),
  /** URL of the picture in its original size. */
  original: z.string(),
  /** A video: the shop's own or one on another site. */
  is_video: z.boolean(),
  /** Files of the shop's own video; empty for all other media. */
  sources: z.array(z.object({ url: z.string(), type: z.string() })),
  /** URL of a video's page on YouTube or Vimeo; empty for all other media. */
  film: z.string(),
  /** Files of a 3D model (glb, usdz), whose poster is the picture; empty for all other media. */
  models: z.array(z.object({ url: z.string(), type: z.string() })),
});
export type ProductMedia = z.infer<typeof ProductMedia>;

/** The promotion banner of a product, over its pictures (`corner`) or above its options (`inline`) (rules product-3, data-14). Sizes are px. */
export const PromotionBanner = z.object({
  /** HTML: a line in which `em` and `strong` have sizes of their own. */
  html: z.string(),
  style: z.enum(['corner', 'inline']),
  /** CSS color; empty: the theme's accent. */
  color: z.string(),
  line_height: z.string(),
  text_size: z.string(),
  em_size: z.string(),
  strong_size: z.string(),
});
export type PromotionBanner = z.infer<typeof PromotionBanner>;

/** The product page (rule shop-3). */
export const ProductProps = z.object({
  id: z.int().min(1),
  handle: z.string(),
  title: z.string(),
  brand: z.string(),
  url: z.string(),
  gift_card: z.boolean(),
  /** Name of the option that is the color; empty when there is none. */
  color_option: z.string(),
  /** The color the page opens with; empty when there is none. */
  color: z.string(),
  /** Id of the variant, if the URL names every option of it; null: the shopper still has to choose. */
  chosen: z.int().nullable(),
  /** It has one variant and no option. */
  single: z.boolean(),
  /** Nothing is left to choose when the page opens. */
  complete: z.boolean(),
  /** Name of an option that is open when the page opens, in lower case, and whether it begins with a vowel. */
  missing: z.string(),
  missing_vowel: z.boolean(),
  /** Whole per cent the variant is below its compare-at price. */
  discount: z.int().min(0).max(100),
  /** Status of the variant the page opens with (rule product-12). */
  status: z.enum(['normal', 'preorder', 'waitlist']),
  /** The variant the page opens with: the chosen one, else the first that can be bought. */
  variant: ProductVariant,
  /** One page of the variants, up to 250, as Liquid gives them; the others are fetched once the page is hydrated. */
  variants: z.array(ProductVariant),
  /** Variants in all. */
  variants_count: z.int().min(0),
  /** Which page of the variants `variants` is, from 1. */
  variants_page: z.int().min(1),
  /** Whether any variant can be bought. */
  available: z.boolean(),
  options: z.array(ProductOption),
  plain: PlainForm,
  media: z.array(ProductMedia),
  gallery_columns: z.int().min(1).max(3),
  /** A column of thumbnails is beside the pictures from 1024 px on. */
  gallery_thumbnails: z.boolean(),
  final_sale: z.boolean(),
  /** Sentences of the merchant; empty: the theme's own. */
  preorder_note: z.string(),
  waitlist_note: z.string(),
  petite_note: z.string(),
  inseam: z.array(Inseam.extend({ cm: z.int() })),
  promotion: PromotionBanner.nullable(),
  /** HTML */
  description: z.string(),
  size_fit: z.string(),
  material_care: z.string(),
  models: z.array(Model),
  guides: z.array(Guide),
  /** Measures come in centimetres, until the visitor chose. */
  metric: z.boolean(),
  /** Where a shopper asks for another size, opened as a sign-up form; empty: nowhere. */
  size_request: z.string(),
  waitlist: WaitlistTexts,
  email: z.string(),
  service: ProductService,
});
export type ProductProps = z.infer<typeof ProductProps>;
