// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { draftAddress, draftOf, shopPath } from './draft-page.ts';

const page = (search: string, frameElement: Element | null) =>
  Object.assign(Object.create(window), { frameElement, location: { search } }) as Window;

it('a page shows a draft only where a page of its origin frames it', () => {
  const search = '?design_mode=true&editor_draft=draft-123';
  expect(draftOf(page(search, document.body))).toBe('draft-123');
  expect(draftOf(page(search, null))).toBe(null);
  expect(draftOf(page('?design_mode=true', document.body))).toBe(null);
});

it('addresses of the shop have none of the editor’s parameters', () => {
  const url = new URL('http://shop.test/fr/search?q=lin&design_mode=true&editor_draft=d#top');
  expect(shopPath(url)).toBe('/fr/search?q=lin');
  expect(draftAddress(new URL('http://shop.test/cart/add?id=1'), 'd')).toBe(
    'http://shop.test/cart/add?id=1&design_mode=true&editor_draft=d',
  );
});
