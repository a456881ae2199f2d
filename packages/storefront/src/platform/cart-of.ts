import type { Cart, CartItem } from '../domain/cart.schema.ts';
import type { CartAnswer, LineAnswer } from './cart-answer.schema.ts';

/** Line properties are text in the bag, whatever a page or an app posted. */
const propertiesOf = (properties: LineAnswer['properties']): CartItem['properties'] =>
  Object.fromEntries(Object.entries(properties ?? {}).map(([name, value]) => [name, String(value ?? '')]));

/** A line as the platform answers it (docs/platform.md: cart). Its compare-at price comes from elsewhere: null here. */
export const itemOf = (line: LineAnswer): CartItem => ({
  ...line,
  compare_at_price: null,
  properties: propertiesOf(line.properties),
});

/** The cart as the platform answers it. */
export const cartOf = ({ items, note, ...sums }: CartAnswer): Cart => ({
  ...sums,
  items: items.map(itemOf),
  note: note ?? '',
});
