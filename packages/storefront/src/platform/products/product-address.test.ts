import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpenAddress, openAddress, wholeAddress } from './product-address.ts';

it('names the color alone inside a collection, in every language, and keeps the rest of the address', () => {
  expect(openAddress('/products/slip?variant=11#fit')).toBe('/collections/all/products/slip?variant=11#fit');
  expect(openAddress('/fr/products/slip')).toBe('/fr/collections/all/products/slip');
  expect(openAddress('/collections/silk/products/slip')).toBe('/collections/silk/products/slip');
  expect(wholeAddress('/fr/collections/silk/products/slip?variant=11')).toBe('/fr/products/slip?variant=11');
});

it('leads from one form to the other and back', () => {
  const address = fc
    .tuple(fc.constantFrom('', '/fr', '/en-ca'), fc.stringMatching(/^[a-z0-9-]{1,12}$/), fc.nat())
    .map(([locale, handle, id]) => `${locale}/products/${handle}?variant=${id}`);
  fc.assert(
    fc.property(address, (url) => {
      const open = openAddress(url);
      expect([isOpenAddress(url), isOpenAddress(open)]).toEqual([false, true]);
      expect([openAddress(open), wholeAddress(open), wholeAddress(url)]).toEqual([open, url, url]);
    }),
  );
});
