import { expect, it } from 'vitest';
import { addressOf } from './menu-address.ts';

it('an address is that of the page’s language; a name never looks like a link of the page', () => {
  expect(addressOf('/collections/all', '/')).toBe('/collections/all');
  expect(addressOf('/collections/all', '/fr')).toBe('/fr/collections/all');
  expect(addressOf('', '/fr')).toBe('');
  expect(addressOf('Clothing', '/fr')).not.toMatch(/^\/fr(\/|$)/);
});
