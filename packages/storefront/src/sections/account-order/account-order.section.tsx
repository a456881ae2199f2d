import { date, defineSection, errorOf, formOf, maybe, namedDate, string, where } from '@vitrine/compiler';
import { addressOf } from '../../components/account/orders/address-data.ts';
import { historyOf } from '../../components/account/orders/history-data.ts';
import { AccountOrderProps } from '../../components/account/orders/order.schema.ts';
import { orderMoney } from '../../components/account/orders/order-money.ts';
import { againCount, pieceOf } from '../../components/account/orders/piece-data.ts';
import { isPropertySet } from '../../domain/line-properties.ts';
import { AccountOrder } from './AccountOrder.tsx';

/** One order of who is signed in: what was bought, what it came to, what has happened to it. */
export default defineSection({
  name: 't:names.account_order',
  props: AccountOrderProps,
  hydrate: 'interaction',
  enabledOn: { templates: ['customers/order'] },
  data: ({ order, cart }) => ({
    refused: errorOf(formOf('cart', cart), 'form') || null,
    id: order.id,
    name: order.name,
    date: namedDate(order.created_at, 'day'),
    datetime: date(order.created_at, '%Y-%m-%d'),
    email: order.email ?? '',
    confirmation: order.confirmation_number,
    financial_status_label: order.financial_status_label,
    fulfillment_status_label: order.fulfillment_status_label,
    history: historyOf(order),
    pieces: order.line_items.map((line) => ({
      ...pieceOf(line),
      price: orderMoney(line.final_price),
      total: orderMoney(line.final_line_price),
      was: line.original_line_price > line.final_line_price ? orderMoney(line.original_line_price) : null,
      discounts: line.line_level_discount_allocations.map((allocation) => ({
        title: allocation.discount_application.title,
        amount: orderMoney(allocation.amount),
      })),
      preorder: isPropertySet(line.properties._preorder),
      final_sale: isPropertySet(line.properties._finalsale),
      sent: maybe(line.fulfillment, (parcel) => namedDate(parcel.created_at, 'day')),
      tracking: maybe(line.fulfillment, (parcel) =>
        maybe(parcel.tracking_url, (url) => ({
          company: maybe(parcel.tracking_company, (company) => company) ?? '',
          number: maybe(parcel.tracking_number, (number) => number) ?? '',
          url,
        })),
      ),
    })),
    again_count: againCount(order.line_items),
    subtotal: orderMoney(order.line_items_subtotal_price),
    discounts: order.cart_level_discount_applications.map((application) => ({
      title: application.title,
      amount: orderMoney(application.total_allocated_amount),
    })),
    shipping: order.shipping_methods.map((method) => ({
      title: method.title,
      amount: method.price_with_discounts > 0 ? orderMoney(method.price_with_discounts) : null,
    })),
    taxes: order.tax_lines.map((tax) => ({
      title: tax.title,
      amount: orderMoney(tax.price),
      percentage: string(tax.rate_percentage),
    })),
    total: orderMoney(order.total_price),
    gift_cards: where(
      where(where(order.transactions, 'status', 'success'), 'gateway', 'gift_card'),
      'kind',
      'sale',
    ).map((payment) => ({ amount: orderMoney(payment.amount) })),
    refunded: order.total_refunded_amount > 0 ? orderMoney(order.total_refunded_amount) : null,
    note: maybe(order.note, (note) => note),
    shipping_address: maybe(order.shipping_address, addressOf),
    billing_address: maybe(order.billing_address, addressOf),
  }),
  view: AccountOrder,
});
