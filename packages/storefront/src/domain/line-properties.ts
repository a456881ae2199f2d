import { type Availability, isLimited, statusOf } from './availability.ts';

/** Names of the line properties the storefront writes and reads (rules data-3, data-4); those with `_` are not shown to the shopper. */
export const PREORDER_PROPERTY = '_preorder';
export const FINAL_SALE_PROPERTY = '_finalsale';
/** Pieces in stock when the line was added: the most its quantity may become (rule cart-26). */
export const INVENTORY_PROPERTY = '_inventory';

/** A gift card's form; all optional (rule product-20). */
export const GIFT_CARD_SEND_PROPERTY = '__shopify_send_gift_card_to_recipient';
export const GIFT_CARD_EMAIL_PROPERTY = 'Recipient email';
export const GIFT_CARD_NAME_PROPERTY = 'Recipient name';
export const GIFT_CARD_MESSAGE_PROPERTY = 'Message';
/** The day it is sent, `YYYY-MM-DD` on the shopper's calendar, and the minutes that calendar is behind UTC. */
export const GIFT_CARD_SEND_ON_PROPERTY = 'Send on';
export const GIFT_CARD_OFFSET_PROPERTY = '__shopify_offset';

/** How a line is sold. */
export interface SaleTerms {
  preorder: boolean;
  /** Pieces in stock, where no more can be sold; else null. */
  stock: number | null;
  final_sale: boolean;
}

/** Properties of a line that is added (rules data-3, data-4): only what holds is sent. */
export function propertiesOf({ preorder, stock, final_sale }: SaleTerms): Record<string, string> {
  const properties: Record<string, string> = {};
  if (preorder) properties[PREORDER_PROPERTY] = 'true';
  else if (stock !== null) properties[INVENTORY_PROPERTY] = String(stock);
  if (final_sale) properties[FINAL_SALE_PROPERTY] = 'true';
  return properties;
}

/** The same of a variant. `finalSale`: no variant of the product can be returned. */
export const lineProperties = (
  variant: Availability & { final_sale: boolean },
  finalSale: boolean,
): Record<string, string> =>
  propertiesOf({
    preorder: statusOf(variant) === 'preorder',
    stock: isLimited(variant) ? variant.stock : null,
    final_sale: finalSale || variant.final_sale,
  });

/** Whether `_preorder` or `_finalsale` says yes (rule data-3): any value but a blank one and `false`; `_preorder` may be the note itself. */
export const isPropertySet = (value: unknown): boolean => Boolean(value) && value !== 'false';

/** The properties a shopper may read, in order, as name and value. */
export function shownProperties(properties: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(properties).filter(([name, value]) => !name.startsWith('_') && value !== '');
}
