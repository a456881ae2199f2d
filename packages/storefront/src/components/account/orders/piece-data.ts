import {
  atLeast,
  atMost,
  compact,
  image,
  join,
  maybe,
  metafield,
  pluck,
  reject,
  replace,
  split,
  where,
} from '@vitrine/compiler';
import type { LineItemObject } from '@vitrine/compiler/platform/objects.ts';
import { isLimited, statusOf } from '../../../domain/availability.ts';
import { availabilityOf, isFinalSale } from '../../../domain/variant-data.ts';
import { brandOf } from '../../product/brand-data.ts';
import { reviewFormOf } from '../../reviews/review-form-data.ts';

/** What buying the line again comes to now; shaped as the contract's `AgainLine`. */
const againOf = (line: LineItemObject) => ({
  variant_id: maybe(line.variant, (variant) => variant.id) ?? 0,
  wanted: line.quantity,
  left:
    maybe(line.variant, (variant) =>
      variant.available
        ? isLimited(availabilityOf(variant))
          ? atLeast(atMost(line.quantity, variant.inventory_quantity), 0)
          : line.quantity
        : 0,
    ) ?? 0,
  gift_card: line.gift_card,
  preorder: maybe(line.variant, (variant) => statusOf(availabilityOf(variant)) === 'preorder') ?? false,
  final_sale:
    maybe(
      line.product,
      (product) =>
        (metafield<boolean>(product, 'custom', 'final_sale') ?? false) || (maybe(line.variant, isFinalSale) ?? false),
    ) ?? false,
  stock: maybe(line.variant, (variant) => (isLimited(availabilityOf(variant)) ? variant.inventory_quantity : null)),
});

const chosenOf = (line: LineItemObject) => join(pluck(line.options_with_values, 'value'), ' / ');

/**
 * What a line is called, as the platform has it of the order: a piece renamed since keeps the name it was bought under. The
 * platform's title ends in what was chosen, which stands on a line of its own as long as there is the product.
 */
export const pieceTitles = (line: LineItemObject) => ({
  title:
    maybe(line.product, (product) =>
      product.has_only_default_variant ? line.title : replace(line.title, ` - ${chosenOf(line)}`, ''),
    ) ?? line.title,
  variant_title: maybe(line.product, (product) => (product.has_only_default_variant ? null : chosenOf(line))),
});

/** A line of a past order; shaped as the contract's `OrderPiece`. A product since deleted is named, without a way to it. */
export const pieceOf = (line: LineItemObject) => ({
  id: line.id,
  product_url: maybe(line.product, () => line.url),
  product_title: pieceTitles(line).title,
  brand: brandOf(line.vendor),
  variant_title: pieceTitles(line).variant_title,
  image: maybe(line.image, (picture) => image(picture, { width: 240, widths: [120, 180, 240, 360], alt: '' })),
  quantity: line.quantity,
  properties: line.properties.map((property) => ({
    name: property[0],
    value: property[1],
    hidden: split(property[0], '_')[0] === '',
  })),
  review_url: maybe(line.product, (product) =>
    line.gift_card ? null : reviewFormOf({ id: line.product_id, url: product.url }),
  ),
  again: againOf(line),
});

/** How many lines have something that can be bought again. A gift card is made out anew, on its own page. */
export const againCount = (lines: LineItemObject[]): number =>
  where(compact(pluck(reject(lines, 'gift_card'), 'variant')), 'available').length;
