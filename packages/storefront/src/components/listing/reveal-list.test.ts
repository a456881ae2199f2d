// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { revealList } from './reveal-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['a row above the window', '<li class="grid__product">', -900, true],
  ['a row of which less than half is in sight', '<li class="grid__product">', -300, true],
  ['a row in sight', '<li class="grid__product">', 120, false],
  ['an empty list above the window', '<div class="collection__empty">', -900, true],
  ['a row below the window', '<li class="grid__product">', 4000, true],
])('%s is brought into view: %s, at %i px: %s', (_, item, top, isMoved) => {
  document.body.innerHTML = `<div class="collection__list">${item}</div>`;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 500));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  revealList();
  expect(scrolled).toHaveBeenCalledTimes(isMoved ? 1 : 0);
});
