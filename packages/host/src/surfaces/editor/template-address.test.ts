import { expect, test } from 'vitest';
import type { ExamplePages } from '../../shop/theme-edits/example-pages.ts';
import { templateAddress } from './template-address.ts';

const pages: ExamplePages = {
  of: {
    product: new Map([
      ['', '/products/dress'],
      ['tall', '/products/coat'],
    ]),
    collection: new Map([['gone', '/collections/old']]),
    page: new Map([['faq', '/pages/faq']]),
    blog: new Map(),
    article: new Map(),
  },
  metaobjects: new Map([['look', '/pages/look/evening']]),
  giftCard: null,
};

test.each([
  ['index', '/'],
  ['index.winter', '/?view=winter'],
  ['product', '/products/dress'],
  // A product that asks for it.
  ['product.tall', '/products/coat'],
  ['product.quick', '/products/dress?view=quick'],
  // Its own alternate is none of the theme.
  ['collection', '/collections/old'],
  ['collection.sale', '/collections/old?view=sale'],
  // The only page is shown by another template.
  ['page', null],
  ['page.faq', '/pages/faq'],
  ['page.wide', '/pages/faq?view=wide'],
  ['blog', null],
  ['metaobject/look', '/pages/look/evening'],
  ['metaobject/look.large', '/pages/look/evening?view=large'],
  ['metaobject/gone', null],
  ['customers/login', '/account/login'],
  ['customers/order', null],
  ['gift_card', null],
  ['robots.txt', null],
])('%s is shown by %s', (name, address) => {
  expect(templateAddress(name, new Set(['page.faq', 'page.wide', 'product.tall']), pages)).toBe(address);
});
