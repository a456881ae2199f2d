import { afterAll, beforeAll, expect, it } from 'vitest';
import { facets, productsByIds, queryProducts } from '../catalogue/catalogue.ts';
import type { ActiveFilter } from '../catalogue/types-products.ts';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';

const row = (handle: string, color: string, quantity = 5) =>
  `${handle},${handle},,Oriel,Dresses,,TRUE,Color,${color},,,${handle}-${color},1,shopify,${quantity},deny,10,,,,,,`;
const more = (handle: string, color: string) =>
  `${handle},,,,,,,,${color},,,${handle}-${color},1,shopify,5,deny,10,,,,,,`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'products.csv': [
      productHeader,
      row('slip', 'Oxblood'),
      more('slip', 'Cherry'),
      row('gown', 'Ink'),
      row('tee', 'Gold'),
      '',
    ].join('\n'),
    'option-swatches.json': { Color: { Cherry: { color: '#9e1b2f' } } },
    'filter-groups.json': {
      Color: [
        { label: 'Red', values: ['Oxblood', 'Cherry'] },
        { label: 'Black', values: ['Ink'], color: '#111111' },
        { label: 'Green', values: ['Moss'] },
      ],
    },
  });
});
afterAll(() => shop.close());

const param = 'filter.v.option.color';
const queryOf = (filters: ActiveFilter[]) => ({ collectionId: null, filters, sort: null, offset: 0, limit: 9 });
async function colorsOf(filters: ActiveFilter[] = []) {
  return (await facets(shop.store, queryOf(filters))).find((facet) => facet.param === param)?.values ?? [];
}
async function titlesOf(filters: ActiveFilter[]): Promise<string[]> {
  const { ids } = await queryProducts(shop.store, queryOf(filters));
  const products = await productsByIds(shop.store, ids);
  return ids.map((id) => products.get(id)?.handle ?? '?');
}

it('shows the values of a group as one, counts a product once, and leaves out a group of nothing', async () => {
  const values = await colorsOf();
  expect(values.map(({ label, count, swatch }) => [label, count, swatch?.color ?? null])).toEqual([
    ['Red', 1, '#9e1b2f'],
    ['Black', 1, '#111111'],
    ['Gold', 1, null],
  ]);
  expect(values[0]?.value).toMatch(/^gid:\/\/shopify\/FilterSettingGroup\/\d+$/);
});

it('lists what has any value of the group', async () => {
  const [red, black] = (await colorsOf()).map(({ value }) => ({ param, value }));
  if (!red || !black) throw new Error('There are no groups.');
  expect(await titlesOf([red])).toEqual(['slip']);
  expect((await titlesOf([red, black])).toSorted()).toEqual(['gown', 'slip']);
});

it('understands an address that names one value of a group, which then stands for itself', async () => {
  const named = [{ param, value: 'Oxblood' }];
  expect(await titlesOf(named)).toEqual(['slip']);
  expect((await colorsOf(named)).map(({ label }) => label)).toEqual(['Red', 'Black', 'Oxblood', 'Gold']);
});
