import { fromJson, toJson } from '../../store/json.ts';
import { leaveOutNumbers } from '../../store/sql/order-number.ts';
import type { Tx } from '../../store/writer.ts';
import { loadProducts } from '../catalogue/load-products.ts';
import type { Address } from '../markets/types-shop.ts';
import { insertOrder, type OrderDraft } from '../orders/insert-order.ts';
import { snapshotOf } from '../orders/order-line.ts';
import type { OrderTransaction, TaxLine } from '../orders/types-commerce.ts';
import type { OrderFormat } from './formats.ts';
import { metafieldList } from './product-rows.ts';
import type { Reporter } from './report.ts';

const file = 'orders.json';

/** What moved money for an order in this state, as a checkout and the merchant would have left it. */
function transactionsOf(
  { name, financialStatus, cancelledAt, refundedAt }: OrderFormat,
  total: number,
  refunded: number,
  createdAt: string,
): OrderDraft['transactions'] {
  const card = { gateway: 'Test card', cardBrand: 'visa', cardLast4: '4242' };
  const moved = (kind: OrderTransaction['kind'], status: OrderTransaction['status'], amount: number, at: string) => ({
    kind,
    status,
    ...card,
    reference: kind === 'refund' ? `refund-${name}-${amount}` : `import-${name}`,
    amount,
    createdAt: at,
  });
  const later = cancelledAt === null ? createdAt : new Date(cancelledAt).toISOString();
  switch (financialStatus) {
    case 'unpaid':
      return [];
    case 'pending':
      return [moved('sale', 'pending', total, createdAt)];
    case 'authorized':
      return [moved('authorization', 'success', total, createdAt)];
    case 'voided':
      return [moved('authorization', 'success', total, createdAt), moved('void', 'success', total, later)];
    default: {
      const paid = moved('sale', 'success', total, createdAt);
      return refunded === 0
        ? [paid]
        : [
            paid,
            moved('refund', 'success', refunded, refundedAt === undefined ? later : new Date(refundedAt).toISOString()),
          ];
    }
  }
}

async function writeOrder(tx: Tx, order: OrderFormat, currency: string, report: Reporter): Promise<boolean> {
  const customer = await tx
    .selectFrom('customers')
    .where('email', '=', order.customer.toLowerCase())
    .selectAll()
    .executeTakeFirst();
  const skip = (reason: string): false => {
    report.skip(file, 0, `Order ${order.name}: ${reason}`);
    return false;
  };
  if (!customer) return skip(`there is no customer ${order.customer}.`);
  const skus = [...new Set(order.lines.map((line) => line.sku))];
  const variants = await tx
    .selectFrom('variants')
    .where('sku', 'in', skus)
    .select(['sku', 'id', 'product_id'])
    .execute();
  const bySku = new Map(variants.map((row) => [row.sku, row]));
  const missing = skus.find((sku) => !bySku.has(sku));
  if (missing !== undefined) return skip(`there is no variant with the SKU "${missing}".`);
  const products = await loadProducts(tx, [...new Set(variants.map((row) => row.product_id))], { hidden: true });
  const rate = order.taxRate / 100;
  const lines = order.lines.flatMap((line) => {
    const row = bySku.get(line.sku);
    const product = row && products.get(row.product_id);
    const variant = product?.variants.find((candidate) => candidate.id === row?.id);
    if (!product || !variant) return [];
    const price = line.price ?? variant.price;
    const linePrice = price * line.quantity;
    const taxLines: TaxLine[] =
      rate > 0 && variant.taxable ? [{ title: 'Sales tax', rate, price: Math.round(linePrice * rate) }] : [];
    const bought = {
      quantity: line.quantity,
      price,
      linePrice,
      totalDiscount: 0,
      allocations: [],
      properties: line.properties ?? null,
    };
    return [{ ...snapshotOf(product, variant, bought), taxLines }];
  });
  const subtotal = lines.reduce((sum, line) => sum + line.linePrice, 0);
  const tax = lines.reduce((sum, line) => sum + line.taxLines.reduce((own, taxLine) => own + taxLine.price, 0), 0);
  const home = await tx
    .selectFrom('addresses')
    .where('customer_id', '=', customer.id)
    .orderBy('is_default', 'desc')
    .select(['id', 'body'])
    .executeTakeFirst();
  const address = home ? { ...fromJson<Omit<Address, 'id'>>(home.body), id: home.id } : null;
  const total = subtotal + tax + order.shipping;
  const createdAt = new Date(order.createdAt).toISOString();
  const refunded = order.refunded ?? (order.financialStatus === 'refunded' ? total : 0);
  if (refunded > total) return skip('more was given back than was paid.');
  const written = await insertOrder(
    tx,
    {
      number: Number(order.name.slice(1)),
      customerId: customer.id,
      email: customer.email,
      phone: customer.phone,
      locale: '',
      note: order.note ?? null,
      attributes: order.attributes,
      tags: order.tags,
      metafields: metafieldList(order.metafields),
      currency,
      storeCurrency: currency,
      storeTotal: total,
      exchangeRate: 1,
      createdAt,
      financialStatus: order.financialStatus,
      cancelledAt: order.cancelledAt && new Date(order.cancelledAt).toISOString(),
      cancelReason: order.cancelledAt === null ? null : (order.cancelReason ?? 'other'),
      shippingAddress: address,
      billingAddress: address,
      shippingMethod: { handle: 'standard', title: 'Standard', price: order.shipping },
      applications: [],
      taxLines: tax > 0 ? [{ title: 'Sales tax', rate, price: tax }] : [],
      taxesIncluded: false,
      subtotal,
      discountTotal: 0,
      shippingPrice: order.shipping,
      taxTotal: tax,
      total,
      refunded,
      lines,
      transactions: transactionsOf(order, total, refunded, createdAt),
    },
    // The import that this is a part of changes everything.
    () => {},
    true,
  );
  for (const { company, number, url, createdAt: sentAt, skus: only } of order.fulfillments) {
    const sent = written.lines.filter((line) => only === undefined || only.includes(line.sku));
    await tx
      .insertInto('fulfillments')
      .values({
        order_id: written.id,
        created_at: new Date(sentAt).toISOString(),
        tracking_company: company,
        tracking_number: number,
        tracking_url: url,
        lines: toJson(sent.map((line) => ({ lineId: line.id, quantity: line.quantity }))),
      })
      .execute();
  }
  return true;
}

/** Adds the folder's orders that are not there yet, by name. They take no stock: they are history. */
export async function writeOrders(
  tx: Tx,
  orders: readonly OrderFormat[],
  currency: string,
  report: Reporter,
): Promise<number> {
  let created = 0;
  for (const order of orders) {
    const there = await tx.selectFrom('orders').where('name', '=', order.name).select('id').executeTakeFirst();
    if (!there && (await writeOrder(tx, order, currency, report))) created += 1;
  }
  if (created > 0) await leaveOutNumbers(tx);
  return created;
}
