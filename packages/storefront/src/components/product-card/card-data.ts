import { atMost, contains, fallback, image, imageUrl, maybe, once, onPage, replace, sum } from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject } from '@vitrine/compiler/platform/objects.ts';
import { LOW_STOCK, statusOf } from '../../domain/availability.ts';
import { discount } from '../../domain/discount.ts';
import { availabilityOf, pricesOf } from '../../domain/variant-data.ts';
import { COLOR_PRODUCTS, PRODUCTS } from '../../platform/products/product-address.ts';
import { brandOf } from '../product/brand-data.ts';
import { chosenValue, colorOption, firstOption, isColor, isNamed } from '../product/color-option.ts';
import { ratingOf } from '../reviews/rating-data.ts';
import { CARD_WIDTHS } from './card-picture.ts';

/** What merchants call a size. */
const SIZES = 'size, taille, größe, taglia, maat, talla';

/** What a product card shows, from the platform's product; shaped as the contract's `Card`. */
export function cardOf(product: ProductObject) {
  const variant = once(product.selected_or_first_available_variant);
  const front = once(variant.featured_image);
  const color = colorOption(product);
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
    discount: discount(pricesOf(variant)),
    color: chosenValue(variant, color),
    from: product.price_varies,
    available: variant.available,
    preorder: statusOf(availabilityOf(variant)) === 'preorder',
    counted: availabilityOf(variant).counted,
    // More than shows: a card is the same whatever is sold of plenty.
    stock: atMost(sum(product.variants, 'inventory_quantity'), LOW_STOCK),
    image: maybe(once(fallback(front, product.featured_image)), (picture) =>
      image(picture, { width: 720, widths: CARD_WIDTHS }),
    ),
    // Positions count from 1, so the position of a picture is the index of the next: of the same color.
    hover: onPage<boolean>('settings.card_hover_image')
      ? maybe(front, ({ position }) =>
          maybe(once(product.images[position]), (picture) => image(picture, { width: 720, widths: CARD_WIDTHS })),
        )
      : null,
    rating: onPage<boolean>('settings.card_rating') ? ratingOf(product) : null,
    swatches: onPage<boolean>('settings.card_swatches') && color ? swatchesOf(color, product) : [],
    choice: firstOption<'none' | 'size' | 'other'>(
      product,
      (option) => !isColor(option) && option.values.length > 1,
      (option) => (isNamed(option, SIZES) ? 'size' : 'other'),
      'none',
    ),
  };
}

/** Where a card leads: to the variant, of which only the color was chosen (decision 0020). */
const addressOf = (url: string): string => replace(url, PRODUCTS, COLOR_PRODUCTS);

const swatchesOf = (option: ProductOptionObject, product: ProductObject) =>
  option.values.map((value) => {
    const swatch = once(value.swatch);
    return {
      name: value.name,
      url: addressOf(value.variant?.url ?? product.url),
      color: swatch?.color ? `${swatch.color}` : null,
      image: maybe(swatch?.image, (picture) => ({ src: imageUrl(picture, 48) })),
    };
  });
