import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorAddress, isColorAddress, variantAddress } from './product-address.ts';

it('names the color alone inside a collection, in every language, and keeps the rest of the address', () => {
  expect(colorAddress('/products/slip?variant=11#fit')).toBe('/collections/all/products/slip?variant=11#fit');
  expect(colorAddress('/fr/products/slip')).toBe('/fr/collections/all/products/slip');
  expect(colorAddress('/collections/silk/products/slip')).toBe('/collections/silk/products/slip');
  expect(variantAddress('/fr/collections/silk/products/slip?variant=11')).toBe('/fr/products/slip?variant=11');
});

it('leads from one form to the other and back', () => {
  const address = fc
    .tuple(fc.constantFrom('', '/fr', '/en-ca'), fc.stringMatching(/^[a-z0-9-]{1,12}$/), fc.nat())
    .map(([locale, handle, id]) => `${locale}/products/${handle}?variant=${id}`);
  fc.assert(
    fc.property(address, (url) => {
      const open = colorAddress(url);
      expect([isColorAddress(url), isColorAddress(open)]).toEqual([false, true]);
      expect([colorAddress(open), variantAddress(open), variantAddress(url)]).toEqual([open, url, url]);
    }),
  );
});
