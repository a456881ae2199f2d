import { type Drop, defineDrop, drop } from '@vitrine/liquid';
import { unitPrice } from '../../shop/catalogue/unit-price.ts';
import { isLineLevel } from '../../shop/discounts/line-level.ts';
import type { PricedLine } from '../../shop/orders/types-commerce.ts';
import { productObject } from '../catalogue/product.ts';
import { unitMeasurementDrop } from '../catalogue/unit-measurement.ts';
import { variantObject } from '../catalogue/variant.ts';
import { fileImage } from '../content/image.ts';
import type { ObjectScope } from '../scope.ts';
import { type Base, imageUrl, productUrl } from '../urls.ts';
import { discountAllocationDrop, lineDiscounts } from './discount.ts';

/** Address of the variant in a cart line. */
const lineUrl = (base: Base, line: PricedLine): string =>
  `${productUrl(base, line.product.handle)}?variant=${line.variantId}`;

interface Subject {
  scope: ObjectScope;
  line: PricedLine;
}

const instructions = drop({
  kind: 'instructions',
  fields: { can_remove: () => true, can_update_quantity: () => true },
});

export const isDefaultVariant = (line: PricedLine) => line.variant.title === 'Default Title';

const title = ({ line }: Subject) =>
  isDefaultVariant(line) ? line.product.title : `${line.product.title} - ${line.variant.title}`;
const optionPairs = ({ line }: Subject) =>
  line.product.options.map((option, index) => ({ name: option.name, value: line.variant.options[index] ?? '' }));

/** A line of the cart (docs/platform.md: cart, objects). */
export const lineItemDrop: (subject: Subject) => Drop = defineDrop<Subject>({
  kind: 'line_item',
  fields: {
    id: ({ line }) => line.variantId,
    key: ({ line }) => line.key,
    variant_id: ({ line }) => line.variantId,
    product_id: ({ line }) => line.productId,
    product: ({ scope, line }) => productObject(scope, line.product),
    variant: ({ scope, line }) => variantObject(scope, line.product, line.variant),
    title,
    quantity: ({ line }) => line.quantity,
    properties: ({ line }) => line.properties ?? {},
    price: ({ line }) => line.price,
    original_price: ({ line }) => line.price,
    final_price: ({ line }) => line.finalPrice,
    line_price: ({ line }) => line.linePrice,
    original_line_price: ({ line }) => line.linePrice,
    final_line_price: ({ line }) => line.finalLinePrice,
    total_discount: ({ line }) => line.totalDiscount,
    line_level_total_discount: ({ line }) => line.linePrice - line.finalLinePrice,
    discount_allocations: ({ line }) => line.allocations.map((row) => discountAllocationDrop(row)),
    line_level_discount_allocations: ({ line }) =>
      line.allocations.filter(isLineLevel).map((row) => discountAllocationDrop(row)),
    discounts: ({ line }) => lineDiscounts(line.allocations),
    sku: ({ line }) => line.variant.sku,
    vendor: ({ line }) => line.product.vendor,
    grams: ({ line }) => line.variant.grams,
    taxable: ({ line }) => line.variant.taxable,
    gift_card: ({ line }) => line.product.giftCard,
    requires_shipping: ({ line }) => line.variant.requiresShipping,
    options_with_values: optionPairs,
    url: ({ scope, line }) => lineUrl(scope, line),
    url_to_remove: ({ scope, line }) => `${scope.rootUrl}cart/change?id=${encodeURIComponent(line.key)}&quantity=0`,
    image: ({ scope, line }) =>
      line.image ? fileImage(scope, line.image, line.image.alt || line.product.title) : null,
    message: () => null,
    error_message: () => null,
    instructions: () => instructions,
    item_components: () => [],
    parent_relationship: () => null,
    selling_plan_allocation: () => null,
    fulfillment: () => null,
    fulfillment_service: ({ line }) => line.variant.fulfillmentService,
    successfully_fulfilled_quantity: () => 0,
    tax_lines: () => [],
    unit_price: ({ line }) => line.variant.unitMeasurement && unitPrice(line.finalPrice, line.variant.unitMeasurement),
    unit_price_measurement: ({ line }) =>
      line.variant.unitMeasurement && unitMeasurementDrop(line.variant.unitMeasurement),
  },
  print: title,
  json: (subject) => lineItemJson(subject),
  identity: ({ line }) => line.key,
});

/** `{{ line_item | json }}` */
function lineItemJson(subject: Subject): Record<string, unknown> {
  const { scope, line } = subject;
  return {
    id: line.variantId,
    properties: line.properties,
    quantity: line.quantity,
    variant_id: line.variantId,
    key: line.key,
    title: title(subject),
    price: line.price,
    original_price: line.price,
    discounted_price: line.finalPrice,
    line_price: line.linePrice,
    original_line_price: line.linePrice,
    total_discount: line.totalDiscount,
    discounts: line.allocations.map(({ amount, application }) => ({ amount, title: application.title })),
    sku: line.variant.sku,
    grams: line.variant.grams,
    vendor: line.product.vendor,
    taxable: line.variant.taxable,
    product_id: line.productId,
    product_has_only_default_variant: isDefaultVariant(line),
    gift_card: line.product.giftCard,
    final_price: line.finalPrice,
    final_line_price: line.finalLinePrice,
    url: lineUrl(scope, line),
    featured_image: line.image && {
      aspect_ratio: line.image.width / line.image.height,
      alt: line.image.alt || line.product.title,
      height: line.image.height,
      url: imageUrl(scope, line.image),
      width: line.image.width,
    },
    image: line.image ? imageUrl(scope, line.image) : null,
    handle: line.product.handle,
    requires_shipping: line.variant.requiresShipping,
    product_type: line.product.type,
    product_title: line.product.title,
    product_description: line.description,
    variant_title: isDefaultVariant(line) ? null : line.variant.title,
    variant_options: line.variant.options,
    options_with_values: optionPairs(subject),
    line_level_discount_allocations: line.allocations.filter(isLineLevel).map((row) => discountAllocationDrop(row)),
    line_level_total_discount: line.linePrice - line.finalLinePrice,
  };
}
