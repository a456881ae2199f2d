/** Carts, customers and orders. A section that reads one is private: no page cache. Amounts are minor money units. */
export type {
  CartObject,
  CustomerObject,
  DiscountAllocationObject,
  DiscountApplicationObject,
  FulfillmentObject,
  GiftCardObject,
  LineItemObject,
  OrderObject,
  TransactionObject,
} from './objects.generated.ts';
