import {
  atLeast,
  contains,
  dividedBy,
  fallback,
  image,
  imageUrl,
  maybe,
  minus,
  onPage,
  replace,
  sum,
  times,
} from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject, VariantObject } from '@vitrine/compiler/platform/product.ts';
import { OPEN_PRODUCTS, PRODUCTS } from '../platform/product-address.ts';
import { brandOf } from './brand-data.ts';
import { firstOption, isColor, isNamed } from './color-option.ts';
import { ratingOf } from './reviews/rating-data.ts';

/** What merchants call a size. */
const SIZES = 'size, taille, größe, taglia, maat, talla';

const WIDTHS = [240, 360, 480, 720, 960];

/** What a product card shows, from the platform's product; shaped as the contract's `Card`. */
export function cardOf(product: ProductObject) {
  const variant = product.selected_or_first_available_variant;
  return {
    id: product.id,
    title: product.title,
    brand: brandOf(product.vendor),
    url: addressOf(variant.url),
    limited_edition: contains(product.tags, 'limited-edition'),
    most_loved: contains(product.tags, 'best-seller'),
    eco_conscious: contains(product.tags, 'eco-conscious'),
    price: product.price,
    cap: variant.compare_at_price,
    discount: discountOf(variant),
    color: colorOf(product, variant),
    from: product.price_varies,
    available: variant.available,
    preorder: variant.inventory_policy === 'continue' && variant.inventory_quantity <= 0,
    counted: variant.inventory_management === 'shopify',
    stock: sum(product.variants, 'inventory_quantity'),
    image: maybe(fallback(variant.featured_image, product.featured_image), (picture) =>
      image(picture, { width: 720, widths: WIDTHS }),
    ),
    // Positions count from 1, so the position of a picture is the index of the next: of the same color.
    hover: onPage<boolean>('settings.card_hover_image')
      ? maybe(variant.featured_image, (front) =>
          maybe(product.images[front.position], (picture) => image(picture, { width: 720, widths: WIDTHS })),
        )
      : null,
    rating: onPage<boolean>('settings.card_rating') ? ratingOf(product) : null,
    swatches: onPage<boolean>('settings.card_swatches')
      ? firstOption(product, isColor, (option) => swatchesOf(option, product), [])
      : [],
    choice: firstOption<'none' | 'size' | 'other'>(
      product,
      (option) => !isColor(option) && option.values.length > 1,
      (option) => (isNamed(option, SIZES) ? 'size' : 'other'),
      'none',
    ),
  };
}

/** Where a card leads: to the variant, of which only the color was chosen (decision 0020). */
const addressOf = (url: string): string => replace(url, PRODUCTS, OPEN_PRODUCTS);

/** The variant's color; empty where the product has none. */
const colorOf = (product: ProductObject, variant: VariantObject): string => {
  const [first, second, third] = [0, 1, 2].map((index) => product.options_with_values[index]);
  if (first && isColor(first)) return variant.option1 ?? '';
  if (second && isColor(second)) return variant.option2 ?? '';
  return third && isColor(third) ? (variant.option3 ?? '') : '';
};

const swatchesOf = (option: ProductOptionObject, product: ProductObject) =>
  option.values.map((value) => ({
    name: value.name,
    url: addressOf(value.variant?.url ?? product.url),
    color: value.swatch?.color ? `${value.swatch.color}` : null,
    image: maybe(value.swatch?.image, (picture) => ({ src: imageUrl(picture, 48) })),
  }));

/** Whole per cent a variant is below its compare-at price; 0 where it is not. */
export const discountOf = (variant: VariantObject): number =>
  maybe(variant.compare_at_price, (cap) =>
    cap > variant.price ? dividedBy(times(minus(cap, variant.price), 100), atLeast(cap, 1)) : 0,
  ) ?? 0;
