import { LineItemBody } from '@vitrine/contract/calls/line-item-body.schema.ts';
import { CartBody } from '@vitrine/contract/calls/read-cart.schema.ts';
import { z } from 'zod';

const { options_with_values } = LineItemBody.shape;

/** What is read of a line in the answers of the platform's cart calls. */
export const LineAnswer = LineItemBody.pick({
  key: true,
  id: true,
  product_id: true,
  url: true,
  image: true,
  title: true,
  product_title: true,
  variant_title: true,
  quantity: true,
  original_price: true,
  final_price: true,
  final_line_price: true,
  properties: true,
}).extend({
  options_with_values: options_with_values.default([]),
});
export type LineAnswer = z.infer<typeof LineAnswer>;

/** What is read of the cart in them. */
export const CartAnswer = CartBody.pick({ item_count: true, total_price: true, note: true }).extend({
  items: z.array(LineAnswer),
});
export type CartAnswer = z.infer<typeof CartAnswer>;

/** What an add of several lines answers. */
export const LinesAnswer = z.object({ items: z.array(LineAnswer) });

/** The sections that were rendered with a change. */
export const SectionsAnswer = CartBody.pick({ sections: true });
