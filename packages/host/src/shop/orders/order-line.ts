import type { Product, Variant } from '../catalogue/types-products.ts';
import type { FileImage } from '../types.ts';
import type { LineProperties, OrderLine, PricedLine } from './types-commerce.ts';

/** The title the platform gives a line: `Column Slip Dress - Ink / 4`. */
export function lineTitle(product: Pick<Product, 'title'>, variant: Pick<Variant, 'title'>): string {
  return variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`;
}

/** The picture of a variant: its own, else the product's first, else none. */
export function variantImage(product: Product, variant: Variant): FileImage | null {
  const own = variant.mediaId === null ? undefined : product.media.find((media) => media.id === variant.mediaId);
  return (own ?? product.media[0])?.preview ?? null;
}

/** A line in the form an order stores, without its id and taxes. */
export function snapshotOf(
  product: Product,
  variant: Variant,
  bought: Pick<PricedLine, 'quantity' | 'price' | 'linePrice' | 'totalDiscount' | 'allocations'> & {
    properties: LineProperties | null;
  },
): Omit<OrderLine, 'id' | 'taxLines'> {
  const image = variantImage(product, variant);
  return {
    productId: product.id,
    variantId: variant.id,
    quantity: bought.quantity,
    title: lineTitle(product, variant),
    productTitle: product.title,
    variantTitle: variant.title === 'Default Title' ? null : variant.title,
    productHandle: product.handle,
    productType: product.type,
    vendor: product.vendor,
    sku: variant.sku,
    properties: bought.properties,
    options: product.options.map((option, index) => ({ name: option.name, value: variant.options[index] ?? '' })),
    imageName: image?.name ?? null,
    imageAlt: image?.alt ?? '',
    price: bought.price,
    linePrice: bought.linePrice,
    totalDiscount: bought.totalDiscount,
    allocations: bought.allocations,
    grams: variant.grams * bought.quantity,
    taxable: variant.taxable,
    giftCard: product.giftCard,
    requiresShipping: variant.requiresShipping,
  };
}
