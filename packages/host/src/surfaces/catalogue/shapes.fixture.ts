import { z } from 'zod';

/** What the platform's JSON of products and collections has, key by key: a field more or less is a fault. */

const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
const id = z.int().positive();
const price = z.string().regex(/^\d+\.\d\d$/);
const cents = z.int().min(0);
const address = z.string().regex(/^https?:\/\/[^/]+\/cdn\/shop\/files\//);
const relative = z.string().regex(/^\/\/[^/]+\/cdn\/shop\/files\//);
const option = z.string().nullable();
const size = { width: z.int(), height: z.int() };
const rule = z.strictObject({ min: z.int(), max: z.int().nullable(), increment: z.int() });
const optionNames = { name: z.string(), position: z.int(), values: z.array(z.string()) };

const record = {
  id,
  title: z.string(),
  handle: z.string(),
  body_html: z.string(),
  published_at: time,
  created_at: time,
  updated_at: time,
  vendor: z.string(),
  product_type: z.string(),
};
const ofVariant = {
  id,
  product_id: id,
  title: z.string(),
  option1: option,
  option2: option,
  option3: option,
  sku: z.string(),
  requires_shipping: z.boolean(),
  taxable: z.boolean(),
  price,
  compare_at_price: price.nullable(),
  grams: z.int(),
  position: z.int(),
  created_at: time,
  updated_at: time,
};
const ofImage = {
  id,
  product_id: id,
  position: z.int(),
  created_at: time,
  updated_at: time,
  src: address,
  ...size,
  variant_ids: z.array(id),
};
const alt = z.string().nullable();

/** Of `/products.json`. */
export const ListedProduct = z.strictObject({
  ...record,
  tags: z.array(z.string()),
  variants: z.array(
    z.strictObject({
      ...ofVariant,
      available: z.boolean(),
      featured_image: z.strictObject({ ...ofImage, alt }).nullable(),
    }),
  ),
  images: z.array(z.strictObject(ofImage)),
  options: z.array(z.strictObject(optionNames)),
});

const imageOfRecord = z.strictObject({ ...ofImage, alt });

/** Of `/products/HANDLE.json`. */
export const ProductRecord = z.strictObject({
  ...record,
  template_suffix: z.string().nullable(),
  published_scope: z.string(),
  tags: z.string(),
  variants: z.array(
    z.strictObject({
      ...ofVariant,
      fulfillment_service: z.string(),
      inventory_management: z.string().nullable(),
      barcode: z.string(),
      image_id: id.nullable(),
      weight: z.number(),
      weight_unit: z.enum(['g', 'kg', 'oz', 'lb']),
      price_currency: z.string().length(3),
      compare_at_price_currency: z.string().length(3),
      quantity_rule: rule,
      quantity_price_breaks: z.array(z.never()),
    }),
  ),
  options: z.array(z.strictObject({ id, product_id: id, ...optionNames })),
  images: z.array(imageOfRecord),
  image: imageOfRecord.nullable(),
});

const preview = z.strictObject({ aspect_ratio: z.number(), src: relative, ...size });

/** Of `/products/HANDLE.js`. */
export const ProductJs = z.strictObject({
  id,
  title: z.string(),
  handle: z.string(),
  description: z.string(),
  published_at: time,
  created_at: time,
  vendor: z.string(),
  type: z.string(),
  tags: z.array(z.string()),
  price: cents,
  price_min: cents,
  price_max: cents,
  available: z.boolean(),
  price_varies: z.boolean(),
  compare_at_price: cents.nullable(),
  compare_at_price_min: cents,
  compare_at_price_max: cents,
  compare_at_price_varies: z.boolean(),
  variants: z.array(
    z.strictObject({
      id,
      title: z.string(),
      option1: option,
      option2: option,
      option3: option,
      sku: z.string(),
      requires_shipping: z.boolean(),
      taxable: z.boolean(),
      featured_image: z.strictObject({ ...ofImage, src: relative, alt }).nullable(),
      available: z.boolean(),
      name: z.string(),
      public_title: z.string().nullable(),
      options: z.array(z.string()),
      price: cents,
      weight: z.int(),
      compare_at_price: cents.nullable(),
      inventory_management: z.string().nullable(),
      barcode: z.string(),
      featured_media: z.strictObject({ alt, id, position: z.int(), preview_image: preview }).optional(),
      requires_selling_plan: z.boolean(),
      selling_plan_allocations: z.array(z.never()),
      quantity_rule: rule,
      quantity_price_breaks: z.array(z.never()).optional(),
    }),
  ),
  images: z.array(relative),
  featured_image: relative.nullable(),
  options: z.array(z.strictObject(optionNames)),
  url: z.string().startsWith('/products/'),
  media: z.array(
    z.strictObject({
      alt,
      id,
      position: z.int(),
      preview_image: preview,
      aspect_ratio: z.number(),
      media_type: z.literal('image'),
      src: relative,
      ...size,
    }),
  ),
  requires_selling_plan: z.boolean(),
  selling_plan_groups: z.array(z.never()),
});

/** Of `/collections.json` and `/collections/HANDLE.json`. */
export const ListedCollection = z.strictObject({
  id,
  title: z.string(),
  handle: z.string(),
  description: z.string(),
  published_at: time,
  updated_at: time,
  image: z.strictObject({ id, created_at: time, src: address, alt, ...size }).nullable(),
  products_count: z.int(),
});

const offered = {
  product_id: z.string(),
  title: z.string(),
  description: z.string(),
  brand: z.string(),
  offers: z.array(
    z.strictObject({
      title: z.string(),
      offer_id: id,
      sku: z.string(),
      price: z.number(),
      currency_code: z.string().length(3),
      in_stock: z.boolean(),
    }),
  ),
  thumbnail_url: address.optional(),
};
const provided = {
  url: z.url(),
  provider: z.string(),
  version: z.literal('1.0'),
  type: z.literal('link'),
};

/** Of `/products/HANDLE.oembed`. */
export const ProductOembed = z.strictObject({ ...offered, ...provided });
/** Of `/collections/HANDLE.oembed`. */
export const CollectionOembed = z.strictObject({ products: z.array(z.strictObject(offered)), ...provided });

const part = z.strictObject({
  handle: z.string(),
  name: z.string(),
  confidence: z.number(),
  options: z.record(z.string(), z.string()),
});

/** Of `/browsing_context_suggestions.json`. */
export const BrowsingContext = z.strictObject({
  detected_values: z.strictObject({
    country: z.strictObject({ handle: z.string().length(2), name: z.string() }),
    country_name: z.string(),
  }),
  suggestions: z.array(
    z.strictObject({
      parts: z.strictObject({ country: part.optional(), language: part.optional(), currency: part.optional() }),
      confidence: z.number(),
    }),
  ),
});
