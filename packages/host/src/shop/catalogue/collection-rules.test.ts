import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CollectionRules } from '../import/formats.ts';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';
import type { Id } from '../types.ts';
import { ruleMembers } from './collection-rules.ts';

type Condition = CollectionRules['conditions'][number];

/** Title, vendor, type, tags, color, stock, price, compare-at price. */
const goods = [
  ['Été Coat', 'Église', 'Coats', 'Wool, 100%_pure', 'Écru', 3, '100.00', '150.00'],
  ['Summer Coat', 'ÉGLISE', 'coats', 'linen', 'Ink', 0, '19.99', ''],
  ['Tee', 'Oriel', '', '', 'écru', 9, '20.00', ''],
] as const;
const rows = goods.map(
  ([title, vendor, type, tags, color, stock, price, cap], n) =>
    `p${n},${title},,${vendor},${type},"${tags}",TRUE,Color,${color},,,S${n},100,shopify,${stock},deny,${price},${cap},,,,,active`,
);

let shop: TestShop;
let names: Map<Id, string>;
beforeAll(async () => {
  shop = await openTestShop({ 'products.csv': `${productHeader}\n${rows.join('\n')}\n` });
  const found = await shop.store.db.selectFrom('products').select(['id', 'handle']).execute();
  names = new Map(found.map(({ id, handle }) => [id, handle]));
});
afterAll(() => shop.close());

async function members(rules: CollectionRules): Promise<string> {
  const ids = await shop.store.write((job) => ruleMembers(job, rules));
  return ids.map((id) => names.get(id)).join(' ');
}

it.each<[Condition['field'], Condition['relation'], string, string]>([
  ['vendor', 'equals', 'église', 'p0 p1'],
  ['vendor', 'not_equals', 'Église', 'p2'],
  ['vendor', 'starts_with', 'ÉG', 'p0 p1'],
  ['type', 'equals', 'COATS', 'p0 p1'],
  ['type', 'is_set', '', 'p0 p1'],
  ['type', 'is_not_set', '', 'p2'],
  ['title', 'contains', 'ete', 'p0'],
  ['title', 'ends_with', ' COAT', 'p0 p1'],
  ['tag', 'equals', 'LINEN', 'p1'],
  ['tag', 'not_equals', 'linen', 'p0 p2'],
  ['tag', 'contains', '100%_', 'p0'],
  ['tag', 'contains', '0_%', ''],
  ['option', 'equals', 'ÉCRU', 'p0 p2'],
  ['price', 'less_than', '20', 'p1'],
  ['price', 'greater_than', '20', 'p0'],
  ['price', 'equals', '20.00', 'p2'],
  ['price', 'equals', 'dear', ''],
  ['compare_at_price', 'is_set', '', 'p0'],
  ['compare_at_price', 'is_not_set', '', 'p1 p2'],
  ['inventory', 'greater_than', '2', 'p0 p2'],
])('%s %s "%s" are %s', async (field, relation, value, expected) => {
  expect(await members({ match: 'all', conditions: [{ field, relation, value }] })).toBe(expected);
});

it('all or any of several', async () => {
  const conditions: Condition[] = [
    { field: 'vendor', relation: 'equals', value: 'Église' },
    { field: 'inventory', relation: 'greater_than', value: '0' },
  ];
  expect(await members({ match: 'all', conditions })).toBe('p0');
  expect(await members({ match: 'any', conditions })).toBe('p0 p1 p2');
});
