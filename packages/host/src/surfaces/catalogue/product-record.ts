import { jsonTime } from '../../objects/times.ts';
import type { Product, Variant } from '../../shop/catalogue/types-products.ts';
import { stableId } from '../../shop/stable-id.ts';
import type { Media } from '../../shop/types.ts';
import { decimal, MOST_VARIANTS, type PublicBase, picturesOf, pictureUrl, variantsOf } from './catalogue-json.ts';

/** Grams in a unit of weight. */
const GRAMS = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;

/**
 * A product as `/products/HANDLE.json` prints it (docs/platform.md: catalogue JSON): the record of the platform's admin as far as it is public.
 * Unlike in the lists, tags are one text, options have ids, and no variant says whether it can be bought.
 * @param currency of the prices, ISO 4217
 */
export function productRecordJson(product: Product, base: PublicBase, currency: string) {
  const images = picturesOf(product).map((media) => imageJson(product, media, base));
  return {
    id: product.id,
    title: product.title,
    body_html: product.description,
    vendor: product.vendor,
    product_type: product.type,
    created_at: jsonTime(product.createdAt, base.timezone),
    handle: product.handle,
    updated_at: jsonTime(product.updatedAt, base.timezone),
    published_at: jsonTime(product.publishedAt, base.timezone),
    template_suffix: product.templateSuffix || null,
    published_scope: 'web',
    tags: product.tags.join(', '),
    variants: product.variants.slice(0, MOST_VARIANTS).map((variant) => variantJson(product, variant, base, currency)),
    options: product.options.map((option) => ({
      id: stableId('option', String(product.id), option.ownName ?? option.name),
      product_id: product.id,
      name: option.name,
      position: option.position,
      values: option.values.map((value) => value.name),
    })),
    images,
    image: images[0] ?? null,
  };
}

function imageJson(product: Product, media: Media, base: PublicBase) {
  return {
    id: media.id,
    product_id: product.id,
    position: media.position,
    created_at: jsonTime(product.createdAt, base.timezone),
    updated_at: jsonTime(product.updatedAt, base.timezone),
    alt: media.alt || null,
    width: media.preview.width,
    height: media.preview.height,
    src: pictureUrl(base, media.preview),
    variant_ids: variantsOf(product, media),
  };
}

function variantJson(product: Product, variant: Variant, base: PublicBase, currency: string) {
  const isPicture = picturesOf(product).some(({ id }) => id === variant.mediaId);
  return {
    id: variant.id,
    product_id: product.id,
    title: variant.title,
    price: decimal(variant.price),
    sku: variant.sku,
    position: variant.position,
    compare_at_price: variant.compareAtPrice === null ? null : decimal(variant.compareAtPrice),
    fulfillment_service: 'manual',
    inventory_management: variant.inventoryManagement,
    option1: variant.options[0] ?? null,
    option2: variant.options[1] ?? null,
    option3: variant.options[2] ?? null,
    created_at: jsonTime(product.createdAt, base.timezone),
    updated_at: jsonTime(product.updatedAt, base.timezone),
    taxable: variant.taxable,
    barcode: variant.barcode,
    grams: variant.grams,
    image_id: isPicture ? variant.mediaId : null,
    weight: Number((variant.grams / GRAMS[variant.weightUnit]).toFixed(4)),
    weight_unit: variant.weightUnit,
    requires_shipping: variant.requiresShipping,
    price_currency: currency,
    compare_at_price_currency: currency,
    quantity_rule: { min: 1, max: null, increment: 1 },
    quantity_price_breaks: [],
  };
}
