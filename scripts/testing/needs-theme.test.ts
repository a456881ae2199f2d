import { expect, test } from 'vitest';
import { needsTheme } from './needs-theme.ts';

const projects = {
  node: ['packages/compiler/src/zip.test.ts', 'packages/storefront/src/domain/price.test.ts', 'shop/states.test.ts'],
  dom: ['packages/storefront/src/components/Price.test.tsx'],
  'demo-shop': ['packages/storefront/test/http/price.test.ts'],
  postgres: [],
};

test.for([
  ['a pure function', ['domain/price.test.ts'], false],
  ['files of several folders', ['zip.test', 'Price.test.tsx'], false],
  ['a test of the demo shop among those that match', ['price.test.ts'], true],
  ['a test of the shop folder', ['zip.test', 'shop/'], true],
  ['no file', [], true],
  ['a file that does not exist', ['nowhere'], true],
  ['an option, whose value may look like a file', ['zip.test', '-t', 'x'], true],
] as const)('whether the theme is built for %s', ([, args, needed]) => {
  expect(needsTheme(args, projects)).toBe(needed);
});
