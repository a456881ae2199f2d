import { type Drop, defineDrop, drop } from '@vitrine/liquid';
import { quantityFact, STOCK_STEPS, stockFact, variantsFact } from '../../cache/facts.ts';
import { COUNT_OF_VARIANTS, PRODUCT_OF_VARIANT, quantityUpTo } from '../../liquid/filters/stock.ts';
import type { Product, Variant } from '../../shop/catalogue/types-products.ts';
import { unitPrice } from '../../shop/catalogue/unit-price.ts';
import { metafieldsObject } from '../content/metafields.ts';
import { type ObjectScope, once } from '../scope.ts';
import { productUrl } from '../urls.ts';
import { addressFilters, isAvailable, matchesFilters, selectedVariant } from './chosen-variant.ts';
import { mediaDrop, mediaImage } from './media.ts';
import { optionValueDrop } from './option.ts';
import { variantJson } from './product-json.ts';
import { storeAvailabilities } from './store-availability.ts';
import { unitMeasurementDrop } from './unit-measurement.ts';

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

/** The quantity, when a page shows no more than this of all variants of the product together. */
const quantityField =
  (step: number) =>
  ({ scope, variant }: Subject) => {
    scope.rows.shows(stockFact(variant.productId, step));
    return variant.inventoryQuantity;
  };

const variantDrop = defineDrop<Subject>({
  kind: 'variant',
  fields: {
    id: ({ variant }) => variant.id,
    title: ({ variant }) => variant.title,
    price: ({ variant }) => variant.price,
    compare_at_price: ({ variant }) => variant.compareAtPrice,
    available: ({ scope, variant }) => isAvailable(scope, variant),
    options: ({ scope, product, variant }) =>
      variant.options.map((name, index) => {
        const value = product.options[index]?.values.find((candidate) => candidate.name === name);
        return value ? optionValueDrop({ scope, product, index, value }) : name;
      }),
    options_with_values: ({ scope, product, variant }) =>
      product.options.flatMap(({ name, values }, index) => {
        const value = values.find((candidate) => candidate.name === variant.options[index]);
        return value ? [{ name, value: optionValueDrop({ scope, product, index, value }) }] : [];
      }),
    option1: ({ variant }) => variant.options[0] ?? null,
    option2: ({ variant }) => variant.options[1] ?? null,
    option3: ({ variant }) => variant.options[2] ?? null,
    sku: ({ variant }) => variant.sku,
    barcode: ({ variant }) => variant.barcode,
    url: ({ scope, product, variant }) => `${productUrl(scope, product.handle)}?variant=${variant.id}`,
    selected: ({ scope, product, variant }) => selectedVariant(scope, product)?.id === variant.id,
    matched: ({ scope, product, variant }) => matchesFilters(scope, product, variant, addressFilters(scope)),
    product: ({ scope, product }) => scope.links.product(scope, product),
    image: (subject) => mediaImage(subject.scope, subject.product, featuredMedia(subject)),
    featured_image: (subject) => mediaImage(subject.scope, subject.product, featuredMedia(subject)),
    featured_media: (subject) => {
      const media = featuredMedia(subject);
      return media ? mediaDrop(subject.scope, subject.product, media) : null;
    },
    inventory_quantity: ({ scope, variant }) => {
      scope.rows.shows(quantityFact(variant.productId));
      return variant.inventoryQuantity;
    },
    inventory_policy: ({ variant }) => variant.inventoryPolicy,
    inventory_management: ({ variant }) => variant.inventoryManagement,
    incoming: () => false,
    next_incoming_date: () => null,
    weight: ({ variant }) => variant.grams,
    weight_unit: ({ variant }) => variant.weightUnit,
    weight_in_unit: ({ variant }) => Math.round((variant.grams / GRAMS[variant.weightUnit]) * 1000) / 1000,
    requires_shipping: ({ variant }) => variant.requiresShipping,
    taxable: ({ variant }) => variant.taxable,
    metafields: ({ scope, variant }) => metafieldsObject(scope, variant.metafields),
    store_availabilities: ({ scope, variant }) => storeAvailabilities(scope, variant),
    quantity_rule: () => quantityRule,
    quantity_price_breaks: () => [],
    'quantity_price_breaks_configured?': () => false,
    unit_price: ({ variant }) => variant.unitMeasurement && unitPrice(variant.price, variant.unitMeasurement),
    unit_price_measurement: ({ variant }) => variant.unitMeasurement && unitMeasurementDrop(variant.unitMeasurement),
    requires_selling_plan: () => false,
    selling_plan_allocations: () => [],
    selected_selling_plan_allocation: () => null,
    [PRODUCT_OF_VARIANT]: ({ product }) => product.id,
    [COUNT_OF_VARIANTS]: ({ product }) => product.variants.length,
    ...Object.fromEntries(STOCK_STEPS.map((step) => [quantityUpTo(step), quantityField(step)])),
  },
  print: ({ variant }) => variant.title,
  json: ({ scope, product, variant }) => {
    scope.rows.shows(variantsFact(product.id));
    return variantJson(product, variant, scope);
  },
  identity: ({ variant }) => variant.id,
});

export function variantObject(scope: ObjectScope, product: Product, variant: Variant): Drop {
  return once(scope, `variant:${variant.id}`, () => variantDrop({ scope, product, variant }));
}
