import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import { shop as readShop } from '../shop/content/content.ts';
import { listOrders, orderByName } from '../shop/orders/orders.ts';
import type { Order } from '../shop/orders/types-commerce.ts';
import { addressLines } from '../surfaces/checkout/address-text.ts';
import { exactMoney } from '../surfaces/checkout/money.ts';
import { english } from '../surfaces/checkout/texts-en.ts';
import { CHANGES, changeOrder } from './change-order.ts';
import { openExisting } from './open-existing.ts';
import { runJobs } from './run-jobs.ts';
import type { Settings } from './settings.ts';

const LISTED = 50;

/** `vitrine orders` lists the newest orders, `orders "#1001"` shows one, `orders fulfil|refund|cancel "#1001"` changes it. */
export async function ordersCommand(settings: Settings): Promise<number> {
  const store = await openExisting(settings);
  try {
    const shop = await readShop(store);
    const change = CHANGES.find((word) => word === settings.rest[0]);
    const [name] = change ? settings.rest.slice(1) : settings.rest.filter((word) => word !== 'list' && word !== 'show');
    if (name === undefined) {
      const { orders, total } = await listOrders(store, { offset: 0, limit: LISTED });
      for (const order of orders) console.log(terminalText(row(order, exactMoney(shop, order.currency, null))));
      console.log(
        total > orders.length
          ? `${orders.length} of ${total} orders.`
          : `${total} ${total === 1 ? 'order' : 'orders'}.`,
      );
      return 0;
    }
    const order = await orderByName(store, name.startsWith('#') ? name : `#${name}`);
    if (!order) {
      console.error(`There is no order ${name}.`);
      return 1;
    }
    if (change) {
      const changed = await changeOrder(store, settings, change, order);
      await runJobs(store, settings, shop, []);
      if (!changed.ok) console.error(changed.error);
      else console.log(details(changed.value, exactMoney(shop, order.currency, null)));
      return changed.ok ? 0 : 1;
    }
    console.log(details(order, exactMoney(shop, order.currency, null)));
    return 0;
  } finally {
    await store.close();
  }
}

function row(order: Order, money: (cents: number) => string): string {
  const quantity = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  const state = order.cancelledAt ? 'cancelled' : `${order.financialStatus}, ${order.fulfillmentStatus}`;
  return `${order.name}  ${order.createdAt.slice(0, 16).replace('T', ' ')}  ${money(order.total).padStart(10)}  ${quantity} pcs  ${state}  ${order.email}`;
}

function details(order: Order, money: (cents: number) => string): string {
  const address = order.shippingAddress ?? order.billingAddress;
  return [
    row(order, money),
    ...order.lines.map((line) => `  ${line.quantity} x ${line.title}  ${line.sku}  ${money(line.linePrice)}`),
    `  Subtotal ${money(order.subtotal)}, shipping ${money(order.shippingPrice)}, tax ${money(order.taxTotal)}, total ${money(order.total)}`,
    ...(address ? [`  ${addressLines(address, english).join(', ')}`] : []),
    ...order.fulfillments.map((parcel) => `  Sent with ${parcel.trackingCompany} ${parcel.trackingNumber}`),
  ]
    .map(terminalText)
    .join('\n');
}
