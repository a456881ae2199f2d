import { atLeast, type LineItemObject, metafield, number, string } from '@vitrine/compiler';
import { quantityLeft, statusOf } from '../../domain/availability.ts';
import { isPropertySet } from '../../domain/line-properties.ts';
import { lineLimit } from '../../domain/quantity-limit.ts';
import { availabilityOf, isFinalSale } from '../../domain/variant-data.ts';
import { brandOf } from '../product/brand-data.ts';

/**
 * What is shown of a line besides its price: of its variant as it is now, and of its properties (rule data-3), whichever says it. The
 * section `compare-at-prices` says the same to the scripts.
 */
export function lineFactsOf({ variant, product, properties, quantity, vendor }: LineItemObject) {
  const availability = availabilityOf(variant);
  const preorder = statusOf(availability) === 'preorder';
  const written = isPropertySet(properties._preorder);
  const own =
    metafield<string>(variant, 'custom', 'availability_note') ?? metafield<string>(product, 'custom', 'preorder_note');
  return {
    preorder: Boolean(preorder || written),
    preorder_note:
      preorder && own ? own : written && properties._preorder !== 'true' ? string(properties._preorder) : '',
    final_sale:
      isFinalSale(variant) ||
      (metafield<boolean>(product, 'custom', 'final_sale') ?? false) ||
      isPropertySet(properties._finalsale),
    brand: brandOf(vendor),
    sold_out: !variant.available,
    max: atLeast(lineLimit({ inventory: number(properties._inventory), left: quantityLeft(availability) }), quantity),
  };
}
