import type { Product, Variant } from '../../shop/types-products.ts';
import { type Drop, defineDrop, drop } from '../drop.ts';
import { addressFilters, matchesFilters, selectedVariant } from './chosen-variant.ts';
import { mediaDrop, mediaImage } from './media.ts';
import { metafieldsObject } from './metafields.ts';
import { optionValueDrop } from './option.ts';
import { productObject } from './product.ts';
import { variantJson } from './product-json.ts';
import { type ObjectScope, once } from './scope.ts';
import { storeAvailabilities } from './store-availability.ts';
import { productUrl } from './urls.ts';

interface Subject {
  scope: ObjectScope;
  product: Product;
  variant: Variant;
}

const quantityRule = drop({
  kind: 'quantity_rule',
  fields: { min: () => 1, max: () => null, increment: () => 1 },
});

const GRAMS = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

const featuredMedia = ({ product, variant }: Subject) =>
  variant.mediaId === null ? undefined : product.media.find((media) => media.id === variant.mediaId);

const variantDrop = defineDrop<Subject>({
  kind: 'variant',
  fields: {
    id: ({ variant }) => variant.id,
    title: ({ variant }) => variant.title,
    price: ({ variant }) => variant.price,
    compare_at_price: ({ variant }) => variant.compareAtPrice,
    available: ({ variant }) => variant.available,
    options: ({ scope, product, variant }) =>
      variant.options.map((name, index) => {
        const value = product.options[index]?.values.find((candidate) => candidate.name === name);
        return value ? optionValueDrop({ scope, product, index, value }) : name;
      }),
    option1: ({ variant }) => variant.options[0] ?? null,
    option2: ({ variant }) => variant.options[1] ?? null,
    option3: ({ variant }) => variant.options[2] ?? null,
    sku: ({ variant }) => variant.sku,
    barcode: ({ variant }) => variant.barcode,
    url: ({ scope, product, variant }) => `${productUrl(scope, product.handle)}?variant=${variant.id}`,
    selected: ({ scope, product, variant }) => selectedVariant(scope, product)?.id === variant.id,
    matched: ({ scope, product, variant }) => matchesFilters(product, variant, addressFilters(scope)),
    product: ({ scope, product }) => productObject(scope, product),
    image: (subject) => mediaImage(subject.scope, subject.product, featuredMedia(subject)),
    featured_image: (subject) => mediaImage(subject.scope, subject.product, featuredMedia(subject)),
    featured_media: (subject) => {
      const media = featuredMedia(subject);
      return media ? mediaDrop(subject.scope, subject.product, media) : null;
    },
    inventory_quantity: ({ variant }) => variant.inventoryQuantity,
    inventory_policy: ({ variant }) => variant.inventoryPolicy,
    inventory_management: ({ variant }) => variant.inventoryManagement,
    incoming: () => false,
    next_incoming_date: () => null,
    weight: ({ variant }) => variant.grams,
    weight_unit: ({ scope }) => scope.shop.weightUnit,
    weight_in_unit: ({ scope, variant }) => Math.round((variant.grams / GRAMS[scope.shop.weightUnit]) * 1000) / 1000,
    requires_shipping: ({ variant }) => variant.requiresShipping,
    taxable: ({ variant }) => variant.taxable,
    metafields: ({ scope, variant }) => metafieldsObject(scope, variant.metafields),
    store_availabilities: ({ scope, variant }) => storeAvailabilities(scope, variant),
    quantity_rule: () => quantityRule,
    quantity_price_breaks: () => [],
    'quantity_price_breaks_configured?': () => false,
    unit_price: () => null,
    unit_price_measurement: () => null,
    requires_selling_plan: () => false,
    selling_plan_allocations: () => [],
    selected_selling_plan_allocation: () => null,
  },
  print: ({ variant }) => variant.title,
  json: ({ scope, product, variant }) => variantJson(product, variant, scope),
  identity: ({ variant }) => variant.id,
});

export function variantObject(scope: ObjectScope, product: Product, variant: Variant): Drop {
  return once(scope, `variant:${variant.id}`, () => variantDrop({ scope, product, variant }));
}
