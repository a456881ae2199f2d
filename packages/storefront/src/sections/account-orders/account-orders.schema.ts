import { z } from 'zod';
import { OrderRow, Refused } from '../../components/account/orders/order.schema.ts';
import { Paging } from '../../domain/paging.schema.ts';

/** `/account?view=orders` */
export const AccountOrdersProps = z.object({
  refused: Refused,
  orders: z.array(OrderRow),
  paging: Paging,
});
export type AccountOrdersProps = z.infer<typeof AccountOrdersProps>;
