import { type Drop, defineDrop, drop } from '@vitrine/liquid';
import { isCartLevel } from '../../shop/discounts/line-level.ts';
import type { PricedCart } from '../../shop/orders/types-commerce.ts';
import { type ObjectScope, once } from '../scope.ts';
import { currencyDrop } from '../shop/currency.ts';
import { discountApplicationDrop, discountsOf } from './discount.ts';
import { lineItemDrop } from './line-item.ts';

interface Subject {
  scope: ObjectScope;
  /** Null: no cart yet. */
  priced: PricedCart | null;
}

const codeDrop = (code: string, applicable: boolean) =>
  drop({ kind: 'discount_code', fields: { code: () => code, applicable: () => applicable }, print: () => code });

/** Attributes whose names begin with two underscores are private to apps (docs/platform.md: cart). */
const shown = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !name.startsWith('__')));

const items = ({ scope, priced }: Subject) => (priced?.lines ?? []).map((line) => lineItemDrop({ scope, line }));
const applications = ({ priced }: Subject) => (priced?.applications ?? []).map((row) => discountApplicationDrop(row));
/** Off the order as a whole, not off some lines. */
const cartLevelApplications = ({ priced }: Subject) =>
  (priced?.applications ?? []).filter(isCartLevel).map((row) => discountApplicationDrop(row));

const cartDrop = defineDrop<Subject>({
  kind: 'cart',
  fields: {
    items,
    item_count: ({ priced }) => priced?.itemCount ?? 0,
    'empty?': ({ priced }) => (priced?.itemCount ?? 0) === 0,
    note: ({ priced }) => priced?.cart.note ?? null,
    attributes: ({ priced }) => shown(priced?.cart.attributes ?? {}),
    original_total_price: ({ priced }) => priced?.originalTotalPrice ?? 0,
    items_subtotal_price: ({ priced }) => priced?.itemsSubtotalPrice ?? 0,
    total_price: ({ priced }) => priced?.totalPrice ?? 0,
    checkout_charge_amount: ({ priced }) => priced?.totalPrice ?? 0,
    total_discount: ({ priced }) => priced?.totalDiscount ?? 0,
    total_weight: ({ priced }) => priced?.totalWeight ?? 0,
    requires_shipping: ({ priced }) => priced?.requiresShipping ?? false,
    currency: ({ scope, priced }) => currencyDrop(priced?.currency ?? scope.shop.currency),
    taxes_included: ({ scope }) => scope.shop.taxesIncluded,
    duties_included: () => false,
    discount_applications: applications,
    cart_level_discount_applications: cartLevelApplications,
    discount_codes: ({ priced }) =>
      (priced?.discountCodes ?? []).map(({ code, applicable }) => codeDrop(code, applicable)),
    discounts: ({ priced }) => discountsOf(priced?.applications ?? []),
  },
  json: (subject) => {
    const { scope, priced } = subject;
    return {
      note: priced?.cart.note ?? null,
      attributes: shown(priced?.cart.attributes ?? {}),
      original_total_price: priced?.originalTotalPrice ?? 0,
      total_price: priced?.totalPrice ?? 0,
      total_discount: priced?.totalDiscount ?? 0,
      total_weight: priced?.totalWeight ?? 0,
      item_count: priced?.itemCount ?? 0,
      items: items(subject),
      requires_shipping: priced?.requiresShipping ?? false,
      currency: scope.shop.currency,
      items_subtotal_price: priced?.itemsSubtotalPrice ?? 0,
      cart_level_discount_applications: cartLevelApplications(subject),
      checkout_charge_amount: priced?.totalPrice ?? 0,
    };
  },
  empty: ({ priced }) => (priced?.itemCount ?? 0) === 0,
});

/** Of the row of a visitor's cart. */
export const cartKey = ({
  cartToken,
  country,
  locale,
}: Pick<ObjectScope, 'cartToken' | 'country' | 'locale'>): string => `${cartToken ?? ''} ${country} ${locale}`;

/** The visitor's cart: reading it makes a page private. */
export function cartObject(scope: ObjectScope): Drop {
  return once(scope, 'cart', () =>
    cartDrop({
      scope,
      priced: scope.rows.get('cart', cartKey(scope)) ?? null,
    }),
  );
}
