import { atLeast, atMost, type LineItemObject, metafield, number, string } from '@vitrine/compiler';
import { QUANTITY_CAP } from '../../state/quantity-limit.ts';
import { brandOf } from '../brand-data.ts';

/**
 * What is shown of a line besides its price: of its variant as it is now, and of its properties (rule data-3), whichever says it. The
 * section `compare-at-prices` says the same to the scripts.
 */
export function lineFactsOf({ variant, product, properties, quantity, vendor }: LineItemObject) {
  const counted = variant.inventory_management === 'shopify';
  const oversell = variant.inventory_policy === 'continue';
  const preorder = variant.available && counted && oversell && variant.inventory_quantity <= 0;
  const written = properties._preorder && properties._preorder !== 'false';
  const own =
    metafield<string>(variant, 'custom', 'availability_note') ?? metafield<string>(product, 'custom', 'preorder_note');
  const inventory = number(properties._inventory);
  const limit = inventory > 0 ? inventory : QUANTITY_CAP;
  return {
    preorder: Boolean(preorder || written),
    preorder_note:
      preorder && own ? own : written && properties._preorder !== 'true' ? string(properties._preorder) : '',
    final_sale:
      (metafield<boolean>(variant, 'custom', 'final_sale') ?? false) ||
      (metafield<boolean>(product, 'custom', 'final_sale') ?? false) ||
      properties._finalsale === 'true',
    brand: brandOf(vendor),
    sold_out: !variant.available,
    max: atLeast(
      counted && !oversell && variant.inventory_quantity > 0 ? atMost(limit, variant.inventory_quantity) : limit,
      quantity,
    ),
  };
}
