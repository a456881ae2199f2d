import { expect, test } from 'vitest';
import { reached, usersOf } from './graph.ts';

/** The files that a change of some reaches, with their distances, in a project of these sources. */
function reach(sources: Record<string, string>, ...changed: string[]): Record<string, number> {
  return Object.fromEntries(
    reached(
      changed,
      usersOf(Object.keys(sources), (path) => sources[path] ?? ''),
    ),
  );
}

test('a change reaches direct and indirect importers', () => {
  const sources = {
    'packages/host/src/a.ts': '',
    'packages/host/src/b.ts': `import { a } from './a.ts';`,
    'packages/host/src/b.test.ts': `import { b } from './b.ts';`,
    'packages/host/src/c.test.ts': `import { c } from './c.ts';`,
  };
  expect(reach(sources, 'packages/host/src/a.ts')).toEqual({
    'packages/host/src/a.ts': 0,
    'packages/host/src/b.ts': 1,
    'packages/host/src/b.test.ts': 2,
  });
});

test('importers of a type alone are not reached: the type check covers them', () => {
  const sources = { 'e2e/a.ts': '', 'e2e/b.ts': `import type { A } from './a.ts';` };
  expect(reach(sources, 'e2e/a.ts')).toEqual({ 'e2e/a.ts': 0 });
});

test('files that import each other in a circle end the search', () => {
  const sources = { 'e2e/a.ts': `import './b.ts';`, 'e2e/b.ts': `import './a.ts';` };
  expect(reach(sources, 'e2e/a.ts')).toEqual({ 'e2e/a.ts': 0, 'e2e/b.ts': 1 });
});

test('packages reach each other by their names, and themselves by private ones', () => {
  const sources = {
    'packages/contract/src/money.ts': '',
    'packages/contract/src/index.ts': '',
    'packages/host/src/price.ts': `import { money } from '@vitrine/contract/money.ts';`,
    'packages/host/src/face.ts': `import { all } from '@vitrine/contract';`,
    'packages/storefront/package.json':
      '{"imports":{"#guides":{"browser":"./src/later.ts","default":"./src/Guides.tsx"}}}',
    'packages/storefront/src/Guides.tsx': '',
    'packages/storefront/src/later.ts': '',
    'packages/storefront/src/Panel.tsx': `import { Guides } from '#guides';`,
  };
  expect(reach(sources, 'packages/contract/src/money.ts')['packages/host/src/price.ts']).toBe(1);
  expect(reach(sources, 'packages/contract/src/index.ts')['packages/host/src/face.ts']).toBe(1);
  expect(reach(sources, 'packages/storefront/src/Guides.tsx')['packages/storefront/src/Panel.tsx']).toBe(1);
  expect(reach(sources, 'packages/storefront/src/later.ts')['packages/storefront/src/Panel.tsx']).toBe(1);
});

test('files that a test opens reach it, alone or in a folder, but not by a folder around the test', () => {
  const sources = {
    'packages/host/src/cli.ts': '',
    'packages/host/test/fixtures/theme/layout.liquid': '',
    'packages/host/test/cli.test.ts': `join(import.meta.dirname, '../src/cli.ts'); join(import.meta.dirname, 'fixtures', 'theme')`,
    'packages/host/test/all.test.ts': `join(import.meta.dirname, '..')`,
  };
  expect(Object.keys(reach(sources, 'packages/host/src/cli.ts'))).toEqual([
    'packages/host/src/cli.ts',
    'packages/host/test/cli.test.ts',
  ]);
  expect(reach(sources, 'packages/host/test/fixtures/theme/layout.liquid')['packages/host/test/cli.test.ts']).toBe(1);
});

test('a style sheet reaches the tests of all style sheets, and the views beside it', () => {
  const sources = {
    'packages/storefront/src/sections/cart/cart.css': '',
    'packages/storefront/src/sections/cart/CartPage.tsx': '',
    'packages/storefront/src/sections/cart/CartPage.test.tsx': '',
    'packages/storefront/src/sections/blog/Blog.tsx': '',
    'packages/storefront/src/styles/sheets.test.ts': '',
  };
  expect(reach(sources, 'packages/storefront/src/sections/cart/cart.css')).toEqual({
    'packages/storefront/src/sections/cart/cart.css': 0,
    'packages/storefront/src/sections/cart/CartPage.tsx': 1,
    'packages/storefront/src/styles/sheets.test.ts': 1,
  });
});
