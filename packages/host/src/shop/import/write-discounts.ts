import { insertAll } from '../../store/insert-all.ts';
import { toJson } from '../../store/json.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import {
  classOf,
  type Discount,
  type DiscountClass,
  type DiscountRule,
  type Selection,
} from '../discounts/discount.ts';
import type { Id } from '../types.ts';
import type { DiscountFormat, SelectionFormat } from './discount-format.ts';
import type { Reporter } from './report.ts';

const FILE = 'shop.json';

/** What a discount combines with where the merchant has not said it: what is free to send may cost less as well. */
const USUAL: Record<DiscountClass, DiscountClass[]> = {
  order: ['shipping'],
  product: ['shipping'],
  shipping: ['order', 'product'],
};

/** Ids of what the discounts name. */
interface Named {
  products: ReadonlyMap<string, Id>;
  collections: ReadonlyMap<string, Id>;
  skus: ReadonlyMap<string, Id>;
}

const selectionsOf = ({ on, buys, gets }: DiscountFormat): SelectionFormat[] =>
  [on, buys?.of, gets?.of].filter((selection) => selection !== null && selection !== undefined);

async function findNamed(tx: Tx, discounts: readonly DiscountFormat[]): Promise<Named> {
  const selections = discounts.flatMap(selectionsOf);
  const namesOf = (kind: keyof SelectionFormat) => oneOf([...new Set(selections.flatMap((names) => names[kind]))]);
  const [products, collections, variants] = await Promise.all([
    tx.selectFrom('products').where('handle', 'in', namesOf('products')).select(['id', 'handle']).execute(),
    tx.selectFrom('collections').where('handle', 'in', namesOf('collections')).select(['id', 'handle']).execute(),
    tx.selectFrom('variants').where('sku', 'in', namesOf('skus')).select(['id', 'sku']).execute(),
  ]);
  return {
    products: new Map(products.map(({ id, handle }) => [handle, id])),
    collections: new Map(collections.map(({ id, handle }) => [handle, id])),
    skus: new Map(variants.map(({ id, sku }) => [sku, id])),
  };
}

/** What a selection names and the shop does not have: `the collection "knits"`. */
function unknownIn(selection: SelectionFormat, named: Named): string[] {
  const kinds = [
    ['products', 'product'],
    ['collections', 'collection'],
    ['skus', 'SKU'],
  ] as const;
  return kinds.flatMap(([kind, word]) =>
    selection[kind].filter((name) => !named[kind].has(name)).map((name) => `the ${word} "${name}"`),
  );
}

function ruleOf(discount: DiscountFormat, named: Named): DiscountRule {
  const idsOf = (names: readonly string[], known: ReadonlyMap<string, Id>) =>
    names.flatMap((name) => known.get(name) ?? []);
  const select = (selection: SelectionFormat | null): Selection | null =>
    selection && {
      products: idsOf(selection.products, named.products),
      collections: idsOf(selection.collections, named.collections),
      variants: idsOf(selection.skus, named.skus),
    };
  const { type, on, buys, gets } = discount;
  return {
    type,
    value: discount.value,
    on: select(on),
    each: discount.each,
    buys: buys && { ...buys, of: select(buys.of) },
    gets: gets && { ...gets, of: select(gets.of) },
    usesPerOrder: discount.usesPerOrder,
    minimumSubtotal: discount.minimumSubtotal,
    minimumQuantity: discount.minimumQuantity,
    countries: discount.countries,
    maximumRate: discount.maximumRate,
    oncePerCustomer: discount.oncePerCustomer,
    customerTags: discount.customerTags,
    combinesWith: discount.combinesWith ?? [],
  };
}

function discountOf(entry: DiscountFormat, named: Named): Discount {
  const code = entry.code?.toUpperCase() ?? null;
  const time = (text: string | null) => text && new Date(text).toISOString();
  const discount: Discount = {
    id: code ?? `automatic ${entry.title}`,
    code,
    title: entry.title ?? code ?? '',
    rule: ruleOf(entry, named),
    usageLimit: entry.usageLimit,
    used: 0,
    startsAt: time(entry.startsAt),
    endsAt: time(entry.endsAt),
  };
  if (entry.combinesWith === undefined) discount.rule.combinesWith = USUAL[classOf(discount)];
  return discount;
}

/**
 * Writes the shop's discounts; how often each was used stays. One that names what the shop does not have is reported, and left out where
 * nothing is left of what it names.
 */
export async function writeDiscounts(tx: Tx, entries: readonly DiscountFormat[], report: Reporter): Promise<void> {
  const used = new Map(
    (await tx.selectFrom('discounts').select(['id', 'used']).execute()).map((row) => [row.id, row.used]),
  );
  const named = await findNamed(tx, entries);
  const written = new Map<string, Discount>();
  for (const entry of entries) {
    const discount = discountOf(entry, named);
    const name = `The discount ${discount.code ?? `"${discount.title}"`}`;
    for (const selection of selectionsOf(entry))
      for (const what of unknownIn(selection, named))
        report.warn(FILE, 0, `${name} names ${what}, which the shop does not have.`);
    const { on, buys, gets } = discount.rule;
    const isEmpty = [on, buys?.of, gets?.of].some(
      (selection) =>
        selection && selection.products.length + selection.collections.length + selection.variants.length === 0,
    );
    if (isEmpty) report.skip(FILE, 0, `${name} is for nothing the shop has.`);
    else {
      if (written.has(discount.id)) report.warn(FILE, 0, `${name} is there twice: the last one counts.`);
      written.set(discount.id, discount);
    }
  }
  await tx.deleteFrom('discounts').execute();
  await insertAll(
    tx,
    'discounts',
    [...written.values()].map(({ id, code, title, rule, usageLimit, startsAt, endsAt }) => ({
      id,
      code,
      title,
      rule: toJson(rule),
      usage_limit: usageLimit,
      used: used.get(id) ?? 0,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
  );
}
