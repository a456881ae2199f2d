import { expect, it } from 'vitest';
import { keyTemplates } from './key-templates.ts';

const GRAPH: Record<string, { importedIds?: string[]; dynamicallyImportedIds?: string[] }> = {
  boot: { dynamicallyImportedIds: ['mount', 'list'] },
  mount: { importedIds: ['failure'] },
  list: { dynamicallyImportedIds: ['view:header', 'view:orders', 'view:profile', 'view:product', 'view:tabs'] },
  'view:header': { dynamicallyImportedIds: ['menu'] },
  'view:orders': { importedIds: ['pieces', 'price'] },
  'view:profile': { importedIds: ['form'] },
  'view:product': { importedIds: ['price', 'form'] },
  form: { importedIds: ['form', 'price'] },
};

const ISLANDS = [
  { name: 'header' },
  { name: 'orders', templates: ['customers/account', 'customers/order'] },
  { name: 'profile', templates: ['customers/account'] },
  { name: 'product', templates: ['product.large'] },
  { name: 'tabs', templates: ['page', 'index'] },
];

const templatesOf = (keysOf: Record<string, string[]>) =>
  Object.fromEntries(
    keyTemplates(
      new Map(Object.entries(keysOf)),
      ISLANDS,
      (name) => `view:${name}`,
      ['boot'],
      (id) => ({
        importedIds: [],
        dynamicallyImportedIds: [],
        ...GRAPH[id],
      }),
    ),
  );

it('knows the templates whose pages can run what asks for a key', () => {
  expect(templatesOf({ pieces: ['a'], price: ['b'], 'view:tabs': ['c'] })).toEqual({
    a: ['customers'],
    b: ['customers', 'product'],
    c: ['index', 'page'],
  });
});

it('what every page can run, or a section that may stand anywhere, is everywhere', () => {
  expect(templatesOf({ failure: ['a'], menu: ['b'], 'view:orders': ['b', 'a'] })).toEqual({ a: null, b: null });
});
