/** Products as the platform prints them in JSON: `/products/{handle}.js` and `{{ product | json }}` (docs/platform.md: product JSON). */

import type { Product, Variant } from '../../shop/catalogue/types-products.ts';
import { measurementJson, unitPrice } from '../../shop/catalogue/unit-price.ts';
import type { FileImage, Media } from '../../shop/types.ts';
import { jsonTime } from '../times.ts';
import { type Base, imageUrl, productUrl } from '../urls.ts';

/** To three places, as the platform's JSON has it. */
const ratio = (image: { width: number; height: number }) =>
  image.height > 0 ? Number((image.width / image.height).toFixed(3)) : 1;

const previewJson = (image: FileImage, base: Base) => ({
  aspect_ratio: ratio(image),
  height: image.height,
  width: image.width,
  src: imageUrl(base, image),
});

export function mediaJson(media: Media, base: Base): Record<string, unknown> {
  const common = {
    alt: media.alt || null,
    id: media.id,
    position: media.position,
    preview_image: previewJson(media.preview, base),
  };
  const size = media.sources[0] ?? media.preview;
  if (media.type === 'image') {
    const { height, width } = media.preview;
    return {
      ...common,
      aspect_ratio: ratio(media.preview),
      height,
      media_type: 'image',
      src: imageUrl(base, media.preview),
      width,
    };
  }
  if (media.type === 'external_video') {
    return {
      ...common,
      aspect_ratio: ratio(size),
      external_id: media.externalId ?? null,
      media_type: media.type,
      host: media.host ?? null,
    };
  }
  const sources = media.sources.map((source) => ({
    format: source.format,
    height: source.height,
    mime_type: source.mimeType,
    url: source.url,
    width: source.width,
  }));
  if (media.type === 'model') return { ...common, media_type: media.type, sources };
  return { ...common, aspect_ratio: ratio(size), duration: media.duration, media_type: media.type, sources };
}

/** A variant as in `product.variants` of either shape, without its stock (docs/platform.md: product JSON). */
export function variantJson(product: Product, variant: Variant, base: Base): Record<string, unknown> {
  const media = product.media.find((candidate) => candidate.id === variant.mediaId);
  const only = variant.title === 'Default Title';
  return {
    id: variant.id,
    title: variant.title,
    option1: variant.options[0] ?? null,
    option2: variant.options[1] ?? null,
    option3: variant.options[2] ?? null,
    sku: variant.sku,
    requires_shipping: variant.requiresShipping,
    taxable: variant.taxable,
    featured_image: media
      ? {
          id: media.id,
          product_id: product.id,
          position: media.position,
          created_at: jsonTime(product.createdAt, base.timezone),
          updated_at: jsonTime(product.updatedAt, base.timezone),
          alt: media.alt || null,
          width: media.preview.width,
          height: media.preview.height,
          src: imageUrl(base, media.preview),
          variant_ids: product.variants.filter((other) => other.mediaId === media.id).map((other) => other.id),
        }
      : null,
    available: variant.available,
    name: only ? product.title : `${product.title} - ${variant.title}`,
    public_title: only ? null : variant.title,
    options: variant.options,
    price: variant.price,
    weight: variant.grams,
    compare_at_price: variant.compareAtPrice,
    inventory_management: variant.inventoryManagement,
    barcode: variant.barcode,
    ...(media
      ? {
          featured_media: {
            alt: media.alt || null,
            id: media.id,
            position: media.position,
            preview_image: previewJson(media.preview, base),
          },
        }
      : {}),
    requires_selling_plan: false,
    selling_plan_allocations: [],
    quantity_rule: { min: 1, max: null, increment: 1 },
    ...unitPriceJson(variant),
  };
}

/** The unit price, where the variant has one. */
function unitPriceJson({ price, unitMeasurement }: Variant): Record<string, unknown> {
  if (unitMeasurement === null) return {};
  return { unit_price: unitPrice(price, unitMeasurement), unit_price_measurement: measurementJson(unitMeasurement) };
}

/** Price facts of a product over its variants, in minor units. */
export function priceFacts(product: Product) {
  const prices = product.variants.map((variant) => variant.price);
  const compare = product.variants.flatMap((variant) =>
    variant.compareAtPrice === null ? [] : [variant.compareAtPrice],
  );
  const min = prices.length > 0 ? Math.min(...prices) : 0;
  const max = prices.length > 0 ? Math.max(...prices) : 0;
  const compareMin = compare.length > 0 ? Math.min(...compare) : 0;
  const compareMax = compare.length > 0 ? Math.max(...compare) : 0;
  return {
    price: min,
    price_min: min,
    price_max: max,
    available: product.variants.some((variant) => variant.available),
    price_varies: min !== max,
    compare_at_price: compare.length > 0 ? compareMin : null,
    compare_at_price_min: compareMin,
    compare_at_price_max: compareMax,
    compare_at_price_varies: compareMin !== compareMax,
  };
}

function shared(product: Product, base: Base) {
  const images = product.media.filter((media) => media.type === 'image').map((media) => imageUrl(base, media.preview));
  const head = {
    id: product.id,
    title: product.title,
    handle: product.handle,
    description: product.description,
    published_at: jsonTime(product.publishedAt, base.timezone),
    created_at: jsonTime(product.createdAt, base.timezone),
    vendor: product.vendor,
    type: product.type,
    tags: product.tags,
    ...priceFacts(product),
    variants: product.variants.slice(0, 250).map((variant) => variantJson(product, variant, base)),
    images,
    featured_image: images[0] ?? null,
  };
  const media = product.media.map((row) => mediaJson(row, base));
  return { head, media };
}

/** `{{ product | json }}` */
export function productJson(product: Product, base: Base): Record<string, unknown> {
  const { head, media } = shared(product, base);
  const options = product.options.map((option) => option.name);
  return {
    ...head,
    options,
    media,
    requires_selling_plan: false,
    selling_plan_groups: [],
    content: product.description,
  };
}

/** `/products/{handle}.js` */
export function productJs(product: Product, base: Base): Record<string, unknown> {
  const { head, media } = shared(product, base);
  const options = product.options.map((option) => ({
    name: option.name,
    position: option.position,
    values: option.values.map((value) => value.name),
  }));
  return {
    ...head,
    options,
    url: productUrl(base, product.handle),
    media,
    requires_selling_plan: false,
    selling_plan_groups: [],
  };
}
