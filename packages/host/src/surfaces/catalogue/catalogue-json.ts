import { jsonTime } from '../../objects/times.ts';
import { type Base, imageUrl } from '../../objects/urls.ts';
import type { Collection, Product, Variant } from '../../shop/catalogue/types-products.ts';
import type { Media } from '../../shop/types.ts';

/** Variants of a product in one answer. */
export const MOST_VARIANTS = 250;

/** Where addresses of pictures start: absolute, because programs outside of a browser read them. */
export interface PublicBase extends Base {
  /** `https:` or `http:`. */
  protocol: string;
}

/** A price as the catalogue's JSON writes it: `19.99`. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** The absolute address of a picture. */
export const pictureUrl = (base: PublicBase, picture: Media['preview']): string =>
  base.protocol + imageUrl(base, picture);

/** The pictures of a product; films and models are not among them. */
export const picturesOf = (product: Product): Media[] => product.media.filter(({ type }) => type === 'image');

/** The variants that show a picture. */
export const variantsOf = (product: Product, media: Media): number[] =>
  product.variants.filter(({ mediaId }) => mediaId === media.id).map(({ id }) => id);

/**
 * A product as `/products.json` and `/collections/HANDLE/products.json` print it (docs/platform.md: catalogue JSON): decimal prices,
 * `body_html`, tags as a list.
 */
export function listedProductJson(product: Product, base: PublicBase) {
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    body_html: product.description,
    published_at: jsonTime(product.publishedAt, base.timezone),
    created_at: jsonTime(product.createdAt, base.timezone),
    updated_at: jsonTime(product.updatedAt, base.timezone),
    vendor: product.vendor,
    product_type: product.type,
    tags: product.tags,
    variants: product.variants.slice(0, MOST_VARIANTS).map((variant) => listedVariantJson(product, variant, base)),
    images: picturesOf(product).map((media) => ({
      id: media.id,
      created_at: jsonTime(product.createdAt, base.timezone),
      position: media.position,
      updated_at: jsonTime(product.updatedAt, base.timezone),
      product_id: product.id,
      variant_ids: variantsOf(product, media),
      src: pictureUrl(base, media.preview),
      width: media.preview.width,
      height: media.preview.height,
    })),
    options: product.options.map((option) => ({
      name: option.name,
      position: option.position,
      values: option.values.map((value) => value.name),
    })),
  };
}

function listedVariantJson(product: Product, variant: Variant, base: PublicBase) {
  const media = product.media.find((entry) => entry.id === variant.mediaId);
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
          src: pictureUrl(base, media.preview),
          variant_ids: variantsOf(product, media),
        }
      : null,
    available: variant.available,
    price: decimal(variant.price),
    grams: variant.grams,
    compare_at_price: variant.compareAtPrice === null ? null : decimal(variant.compareAtPrice),
    position: variant.position,
    product_id: product.id,
    created_at: jsonTime(product.createdAt, base.timezone),
    updated_at: jsonTime(product.updatedAt, base.timezone),
  };
}

/** A collection as `/collections.json` and `/collections/HANDLE.json` print it. */
export function collectionJson(collection: Collection, base: PublicBase) {
  return {
    id: collection.id,
    title: collection.title,
    handle: collection.handle,
    description: collection.description,
    published_at: jsonTime(collection.publishedAt, base.timezone),
    updated_at: jsonTime(collection.updatedAt, base.timezone),
    image: collection.image
      ? {
          id: collection.id,
          created_at: jsonTime(collection.publishedAt, base.timezone),
          src: pictureUrl(base, collection.image),
          alt: collection.image.alt || null,
          width: collection.image.width,
          height: collection.image.height,
        }
      : null,
    products_count: collection.productsCount,
  };
}
