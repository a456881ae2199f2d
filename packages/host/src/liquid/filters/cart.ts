import { Drop, readMember, toItems, toNumber, toText } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';

const items = (cart: unknown) => toItems(readMember(cart, 'items'));

export const cartFilters: FilterTable = {
  /** `cart | item_count_for_variant: variant.id`: the quantity of a variant in the cart. */
  item_count_for_variant: (input, [variantId]) =>
    items(input)
      .filter((line) => toText(readMember(line, 'variant_id')) === toText(variantId))
      .reduce<number>((count, line) => count + toNumber(readMember(line, 'quantity')), 0),
  /** `cart | line_items_for: product` or a variant. */
  line_items_for: (input, [object]) => {
    const id = toText(readMember(object, 'id'));
    const member = object instanceof Drop && object.kind === 'variant' ? 'variant_id' : 'product_id';
    return items(input).filter((line) => id !== '' && toText(readMember(line, member)) === id);
  },
};
