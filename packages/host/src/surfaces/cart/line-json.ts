import { type Base, imageUrl, productUrl } from '../../objects/urls.ts';
import { isLineLevel } from '../../shop/discounts/line-level.ts';
import type { DiscountAllocation, DiscountApplication, PricedLine } from '../../shop/orders/types-commerce.ts';

/** One line of `/cart.js`, every field of docs/platform.md: cart. Money is in minor units. */
export function lineJson(line: PricedLine, base: Base) {
  const { product, variant, image } = line;
  const isOnlyVariant = product.variants.length === 1 && variant.title === 'Default Title';
  const perPiece = line.finalPrice;
  return {
    id: variant.id,
    properties: line.properties ?? {},
    quantity: line.quantity,
    variant_id: variant.id,
    key: line.key,
    title: isOnlyVariant ? product.title : `${product.title} - ${variant.title}`,
    price: line.price,
    original_price: line.price,
    presentment_price: line.price / 100,
    discounted_price: perPiece,
    line_price: line.linePrice,
    original_line_price: line.linePrice,
    total_discount: line.totalDiscount,
    discounts: line.allocations.map(({ amount, application }) => ({ amount, title: application.title })),
    sku: variant.sku,
    grams: variant.grams,
    vendor: product.vendor,
    taxable: variant.taxable,
    product_id: product.id,
    product_has_only_default_variant: isOnlyVariant,
    gift_card: product.giftCard,
    final_price: line.finalPrice,
    final_line_price: line.finalLinePrice,
    url: `${productUrl(base, product.handle)}?variant=${variant.id}`,
    featured_image: {
      aspect_ratio: image && image.height > 0 ? Number((image.width / image.height).toFixed(3)) : null,
      alt: image?.alt || product.title,
      height: image?.height ?? null,
      url: image ? imageUrl(base, image) : null,
      width: image?.width ?? null,
    },
    image: image ? imageUrl(base, image) : null,
    handle: product.handle,
    requires_shipping: variant.requiresShipping,
    product_type: product.type,
    product_title: product.title,
    product_description: line.description,
    variant_title: isOnlyVariant ? null : variant.title,
    variant_options: variant.options,
    options_with_values: product.options.map((option, index) => ({
      name: option.name,
      value: variant.options[index] ?? '',
    })),
    line_level_discount_allocations: line.allocations.filter(isLineLevel).map(allocationJson),
    line_level_total_discount: line.linePrice - line.finalLinePrice,
    has_components: false,
    quantity_rule: { min: 1, max: null, increment: 1 },
  };
}

function allocationJson({ amount, application }: DiscountAllocation) {
  return { amount, discount_application: applicationJson(application) };
}

export function applicationJson(application: DiscountApplication) {
  return {
    type: application.type,
    key: application.title,
    title: application.title,
    description: application.title,
    value: application.valueType === 'percentage' ? application.value.toFixed(1) : (application.value / 100).toFixed(2),
    created_at: null,
    value_type: application.valueType,
    allocation_method: application.allocationMethod,
    target_selection: application.targetSelection,
    target_type: application.targetType,
    total_allocated_amount: application.totalAllocatedAmount,
  };
}
