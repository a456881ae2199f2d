import { type Base, collectionUrl, imageUrl } from '../../objects/urls.ts';
import type { Collection, Product, Variant } from '../../shop/catalogue/types-products.ts';

const decimal = (cents: number) => (cents / 100).toFixed(2);

/** A product as `/products.json` and its siblings print it (docs/platform.md: catalogue JSON): decimal prices, `body_html`. */
export function publicProductJson(product: Product, base: Base) {
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    body_html: product.description,
    published_at: product.publishedAt,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
    vendor: product.vendor,
    product_type: product.type,
    tags: product.tags,
    variants: product.variants.slice(0, 250).map((variant) => publicVariantJson(product, variant, base)),
    images: product.media
      .filter((media) => media.type === 'image')
      .map((media) => ({
        id: media.id,
        created_at: product.createdAt,
        position: media.position,
        updated_at: product.updatedAt,
        product_id: product.id,
        variant_ids: product.variants.filter((variant) => variant.mediaId === media.id).map((variant) => variant.id),
        src: imageUrl(base, media.preview),
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

function publicVariantJson(product: Product, variant: Variant, base: Base) {
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
          alt: media.alt || null,
          width: media.preview.width,
          height: media.preview.height,
          src: imageUrl(base, media.preview),
        }
      : null,
    available: variant.available,
    price: decimal(variant.price),
    grams: variant.grams,
    compare_at_price: variant.compareAtPrice === null ? null : decimal(variant.compareAtPrice),
    position: variant.position,
    product_id: product.id,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}

export function publicCollectionJson(collection: Collection, base: Base) {
  return {
    id: collection.id,
    title: collection.title,
    handle: collection.handle,
    description: collection.description,
    published_at: collection.publishedAt,
    updated_at: collection.updatedAt,
    image: collection.image
      ? {
          src: imageUrl(base, collection.image),
          alt: collection.image.alt,
          width: collection.image.width,
          height: collection.image.height,
        }
      : null,
    products_count: collection.productsCount,
    url: collectionUrl(base, collection.handle),
  };
}
