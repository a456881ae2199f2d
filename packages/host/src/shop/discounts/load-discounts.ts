import type { Kysely } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { presentAmount } from '../markets/markets.ts';
import type { Market } from '../markets/types-shop.ts';
import type { DiscountApplication } from '../orders/types-commerce.ts';
import type { Id } from '../types.ts';
import { type Discount, type DiscountRule, isRunning, type Selection } from './discount.ts';

type Db = Kysely<Database>;

/** Who buys, as far as that is known; a cart of nobody in particular has neither. */
export interface Buyer {
  customerId: Id | null;
  /** Lower case; empty where none was entered. */
  email: string;
}

function presentRule(rule: DiscountRule, market: Market): DiscountRule {
  const present = (cents: number) => presentAmount(cents, market);
  const isAmount = (rule.gets ? rule.gets.valueType : rule.type) === 'fixed_amount';
  return {
    ...rule,
    value: isAmount ? present(rule.value) : rule.value,
    buys: rule.buys && { ...rule.buys, amount: present(rule.buys.amount) },
    minimumSubtotal: present(rule.minimumSubtotal),
    maximumRate: rule.maximumRate === null ? null : present(rule.maximumRate),
  };
}

/**
 * The running discounts that may be taken off a cart with these codes: those, and the ones without a code. Amounts are in the currency of
 * `market`. What a customer has used, or has no tag for, is left out.
 */
export async function discountsFor(
  db: Db,
  codes: readonly string[],
  market: Market,
  buyer: Buyer,
  now: Date,
): Promise<Discount[]> {
  const rows = await db
    .selectFrom('discounts')
    .where((eb) => eb.or([eb('code', 'is', null), eb('code', 'in', oneOf(codes))]))
    .selectAll()
    // Of two that take the same off, the same one is chosen every time.
    .orderBy('id')
    .execute();
  const found: Discount[] = [];
  for (const row of rows) {
    const discount: Discount = {
      id: row.id,
      code: row.code,
      title: row.title,
      rule: presentRule(fromJson<DiscountRule>(row.rule), market),
      usageLimit: row.usage_limit,
      used: row.used,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    };
    if (isRunning(discount, now) && (await isForBuyer(db, discount, buyer))) found.push(discount);
  }
  return found;
}

/** Whether the shop has a discount that applies by itself, running or not. */
export async function hasAutomaticDiscounts(db: Db): Promise<boolean> {
  const row = await db.selectFrom('discounts').where('code', 'is', null).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** How many of these codes there are, whether they may be used or not. */
export async function countKnownCodes(db: Db, codes: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('discounts').where('code', 'in', oneOf(codes)).select('id').execute();
  return rows.length;
}

async function isForBuyer(db: Db, { code, title, rule }: Discount, buyer: Buyer): Promise<boolean> {
  if (rule.customerTags.length > 0) {
    if (buyer.customerId === null) return false;
    const row = await db.selectFrom('customers').where('id', '=', buyer.customerId).select('tags').executeTakeFirst();
    const tags = row ? fromJson<string[]>(row.tags) : [];
    if (!rule.customerTags.some((tag) => tags.includes(tag))) return false;
  }
  return (
    !rule.oncePerCustomer ||
    !(await hasUsed(db, { type: code === null ? 'automatic' : 'discount_code', title: code ?? title }, buyer))
  );
}

/** Whether an order of this customer, or with this address, has a discount of this name. */
async function hasUsed(
  db: Db,
  discount: Pick<DiscountApplication, 'type' | 'title'>,
  { customerId, email }: Buyer,
): Promise<boolean> {
  if (customerId === null && email === '') return false;
  const orders = await db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), ...(email === '' ? [] : [eb('email', '=', email)])]))
    .select('discount_applications')
    .execute();
  return orders.some((order) =>
    fromJson<DiscountApplication[]>(order.discount_applications).some(
      ({ type, title }) => type === discount.type && title === discount.title,
    ),
  );
}

const selectionsOf = ({ rule }: Discount): Selection[] =>
  [rule.on, rule.buys?.of, rule.gets?.of].filter((selection) => selection !== null && selection !== undefined);

/** Of the collections that these discounts name, those that each product is in, by id of the product. */
export async function namedCollections(
  db: Db,
  discounts: readonly Discount[],
  productIds: readonly Id[],
): Promise<Map<Id, Set<Id>>> {
  const named = new Set(discounts.flatMap(selectionsOf).flatMap(({ collections }) => collections));
  const memberships = new Map<Id, Set<Id>>();
  if (named.size === 0) return memberships;
  const rows = await db
    .selectFrom('collection_products')
    .where('collection_id', 'in', oneOf([...named]))
    .where('product_id', 'in', oneOf(productIds))
    .select(['collection_id', 'product_id'])
    .execute();
  for (const row of rows) {
    const collections = memberships.get(row.product_id) ?? new Set();
    memberships.set(row.product_id, collections.add(row.collection_id));
  }
  return memberships;
}
