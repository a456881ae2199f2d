import { expect, test } from 'vitest';
import { listDrop } from '../drop.ts';
import { renderText } from '../test_services.ts';

const globals = {
  words: ['b', 'C', 'a', 'b'],
  rows: [
    { name: 'Zed', price: 5, deep: { x: 1 } },
    { name: 'amy', price: null, deep: { x: 2 } },
    { name: 'Bob', price: 3 },
  ],
  mixed: [1, 'a'],
  lazy: listDrop({ count: () => 3, slice: (offset, limit) => ['x', 'y', 'z'].slice(offset, offset + limit) }),
};

test.each([
  ['{{ words | join }}', 'b C a b'],
  ["{{ lazy | join: '-' }}", 'x-y-z'],
  ['{{ words | size }}{{ lazy.size }}{{ nil | size }}', '430'],
  ["{{ words | first }}{{ 'äb' | first }}{{ lazy | first }}", 'bäx'],
  ["{{ words | last }}{{ 'äb' | last }}{{ lazy | last }}", 'bbz'],
  ['{{ words | reverse | join }}', 'b a C b'],
  ['{{ words | sort | join }}', 'C a b b'],
  ["{{ rows | sort: 'price' | map: 'name' | join }}", 'Bob Zed amy'],
  ['{{ mixed | sort }}', 'Liquid error (test line 1): cannot sort values of incompatible types'],
  ["{{ rows | sort_natural: 'name' | map: 'name' | join }}", 'amy Bob Zed'],
  ['{{ words | uniq | join }}', 'b C a'],
  ["{{ rows | uniq: 'deep' | size }}", '3'],
  ["{{ rows | compact: 'price' | map: 'name' | join }}", 'Zed Bob'],
  ['{{ words | concat: lazy | join }}', 'b C a b x y z'],
  ['{{ words | concat: 3 }}', 'Liquid error (test line 1): concat filter requires an array argument'],
  ["{{ rows | map: 'deep.x' | join: ',' }}", '1,2,'],
  ["{{ rows | sum: 'price' }}", '8'],
  ["{{ 'abcdef' | slice: -3, 2 }}", 'de'],
  ['{{ words | slice: 1, 2 | join }}', 'C a'],
])('%s', (template, expected) => {
  expect(renderText(template, globals)).toBe(expected);
});
