import { Drop } from '../drop.ts';
import type { FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { toNumber } from '../language/number.ts';
import { print } from '../language/print.ts';
import { readMember } from '../language/property.ts';

const items = (cart: unknown) => toItems(readMember(cart, 'items'));

export const cartFilters: FilterTable = {
  /** `cart | item_count_for_variant: variant.id`: pieces of a variant in the bag. */
  item_count_for_variant: (input, [variantId]) =>
    items(input)
      .filter((line) => print(readMember(line, 'variant_id')) === print(variantId))
      .reduce<number>((count, line) => count + toNumber(readMember(line, 'quantity')), 0),
  /** `cart | line_items_for: product` or a variant. */
  line_items_for: (input, [object]) => {
    const id = print(readMember(object, 'id'));
    const member = object instanceof Drop && object.kind === 'variant' ? 'variant_id' : 'product_id';
    return items(input).filter((line) => id !== '' && print(readMember(line, member)) === id);
  },
};
