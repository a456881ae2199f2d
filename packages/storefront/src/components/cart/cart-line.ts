import { isReduced } from '../../domain/discount.ts';
import {
  FINAL_SALE_PROPERTY,
  isPropertySet,
  PREORDER_PROPERTY,
  shownProperties,
} from '../../domain/line-properties.ts';
import { shownLimit } from '../../domain/quantity-limit.ts';
import type { VisibleItem } from '../../state/cart/visible-cart.ts';
import type { CartLine } from './cart-view.schema.ts';

/** px of a line's picture in the file that is asked for. */
const PICTURE_WIDTH = 240;

/** A line of the bag as it is shown, from the line as the platform tells it. */
export function cartLine(item: VisibleItem): CartLine {
  const preorder = item.properties[PREORDER_PROPERTY] ?? '';
  return {
    key: item.key,
    product_id: item.product_id,
    variant_id: item.id,
    url: item.url,
    title: item.product_title,
    image: item.image === null ? null : pictureUrl(item.image),
    options: item.options_with_values.filter((option) => option.value !== 'Default Title'),
    properties: shownProperties(item.properties).map(([name, value]) => ({ name, value, hidden: false })),
    preorder: (item.facts?.preorder ?? false) || isPropertySet(preorder),
    preorder_note: item.facts?.preorder_note || (isPropertySet(preorder) && preorder !== 'true' ? preorder : ''),
    final_sale: (item.facts?.final_sale ?? false) || isPropertySet(item.properties[FINAL_SALE_PROPERTY]),
    brand: item.facts?.brand ?? '',
    sold_out: item.facts?.sold_out ?? false,
    quantity: item.quantity,
    max: shownLimit(item),
    unit_price: item.final_price,
    price: item.final_line_price,
    cap: lineCap(item),
  };
}

/** The compare-at price of the whole line, for as many pieces as its price is of; 0 where it is not higher. */
function lineCap({ compare_at_price, final_price, final_line_price }: VisibleItem): number {
  if (!isReduced(compare_at_price, final_price) || final_price === 0) return 0;
  return compare_at_price * Math.round(final_line_price / final_price);
}

function pictureUrl(image: string): string {
  const [path = '', query = ''] = image.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(PICTURE_WIDTH));
  return `${path}?${parameters}`;
}
