import { expect, it } from 'vitest';
import { groupFilters } from './filter-groups.ts';

const final = (value: string) => [{ param: 'filter.p.m.custom.final_sale', value }];
const known =
  (...values: string[]) =>
  (_: string, value: string) =>
    values.includes(value);

it('knows what is true or false by 1 and 0, and takes both as they are where they are values of their own', () => {
  const product = (value: string, ...values: string[]) => [...groupFilters(final(value), known(...values)).product];
  expect(product('1', 'true', 'false')).toEqual([['filter.p.m.custom.final_sale', ['true']]]);
  expect(product('1,0', 'true', 'false')).toEqual([['filter.p.m.custom.final_sale', ['true', 'false']]]);
  expect(product('1', '1', '2')).toEqual([['filter.p.m.custom.final_sale', ['1']]]);
  expect(product('1')).toEqual([['filter.p.m.custom.final_sale', ['1']]]);
});

it('leaves out ranges that are no numbers', () => {
  const groups = groupFilters([
    { param: 'filter.v.price.gte', value: 'cheap' },
    { param: 'filter.v.price.lte', value: '12.50' },
    { param: 'filter.v.m.custom.weight.gte', value: '' },
  ]);
  expect([groups.priceFrom, groups.priceTo, groups.ranges.size]).toEqual([null, 1250, 0]);
});
