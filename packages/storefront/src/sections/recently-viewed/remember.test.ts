// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VIEWED_KEY } from '../../state/browser-storage/viewed-products.ts';
import { REMEMBER } from './remember.ts';

const storage = { getItem: vi.fn<(key: string) => string | null>(), setItem: vi.fn(), removeItem: vi.fn() };
beforeEach(() => {
  vi.stubGlobal('localStorage', storage);
  storage.getItem.mockReturnValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  document.body.innerHTML = '';
});

/** Runs the script where the platform prints it; answers its island. */
function visit(productId: number): HTMLElement {
  const payload = JSON.stringify({ product_id: productId });
  document.body.innerHTML = `<div data-island="recently-viewed"><script type="application/json">${payload}</script><div data-root><i></i></div></div>`;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    document.querySelector('i') as unknown as HTMLScriptElement,
  );
  new Function(REMEMBER)();
  return document.querySelector('[data-island]') as HTMLElement;
}

it('puts the product of the page first, and keeps no room for a first visit', () => {
  expect(visit(7).dataset.viewed).toBeUndefined();
  expect(storage.setItem).toHaveBeenCalledExactlyOnceWith(VIEWED_KEY, '[7]');
});

it('moves a product that was seen before to the front, and keeps room for the others', () => {
  storage.getItem.mockReturnValue('[3,7,5]');
  expect(visit(7).dataset.viewed).toBe('');
  expect(storage.setItem).toHaveBeenCalledExactlyOnceWith(VIEWED_KEY, '[7,3,5]');
});

it('keeps twelve beside it', () => {
  storage.getItem.mockReturnValue(JSON.stringify(Array.from({ length: 30 }, (_, index) => index + 1)));
  visit(99);
  expect(JSON.parse(storage.setItem.mock.calls[0]?.[1])).toEqual([99, ...Array.from({ length: 12 }, (_, i) => i + 1)]);
});

it('begins anew where what was kept is spoilt', () => {
  for (const spoilt of ['x', '{}', 'null', '["a",{}]']) {
    storage.getItem.mockReturnValue(spoilt);
    expect(visit(7).dataset.viewed, spoilt).toBeUndefined();
    expect(storage.setItem).toHaveBeenLastCalledWith(VIEWED_KEY, '[7]');
  }
});

it('remembers nothing on pages of no product, but shows what there is', () => {
  storage.getItem.mockReturnValue('[3]');
  expect(visit(0).dataset.viewed).toBe('');
  expect(storage.setItem).not.toHaveBeenCalled();
});

it('clears what was kept where it may not write, and stays silent where it may do nothing', () => {
  storage.getItem.mockReturnValue('[3]');
  storage.setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(visit(7).dataset.viewed).toBeUndefined();
  expect(storage.removeItem).toHaveBeenCalledExactlyOnceWith(VIEWED_KEY);
  storage.removeItem.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => visit(7)).not.toThrow();
});

it('can stand in HTML and in Liquid', () => {
  expect(REMEMBER).not.toMatch(/[<>&]|\{\{|\{%/);
});
