// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { joinPageTransitions } from './page-transition.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

const skipTransition = vi.fn();

function swap(url: string, ends: Promise<unknown>) {
  const event = Object.assign(new Event('pageswap'), {
    viewTransition: { updateCallbackDone: ends, ready: ends, finished: ends, skipTransition },
    activation: { entry: { url } },
  });
  window.dispatchEvent(event);
}

it('names the picture of the card that leads to the next page, while the transition lasts', async () => {
  document.body.innerHTML = `<article class="card"><div class="card__media"><img id="a"></div><a class="card__link" href="/products/a?variant=1"></a></article>
    <article class="card"><div class="card__media"><img id="b"></div><a class="card__link" href="/products/b"></a></article>`;
  for (const picture of document.querySelectorAll('img')) {
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -10, 100, 100));
  }
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  joinPageTransitions();
  let end: (value?: unknown) => void = () => {};
  swap(new URL('/products/a?variant=1', document.baseURI).href, new Promise((resolve) => (end = resolve)));
  const named = () => [...document.querySelectorAll('img')].map((picture) => picture.style.viewTransitionName || '');
  expect(named()).toEqual(['product-picture', '']);
  end();
  await settled();
  expect(named()).toEqual(['', '']);
});

it('gives the name from the picture of this page to the card of the next', () => {
  document.body.innerHTML = `<ul><li class="gallery__item"><img id="own"></li></ul>
    <article class="card"><div class="card__media"><img id="a"></div><a class="card__link" href="/products/a"></a></article>`;
  const card = document.getElementById('a') as HTMLElement;
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  joinPageTransitions();
  swap(new URL('/products/a', document.baseURI).href, new Promise(() => {}));
  expect(document.getElementById('own')?.style.viewTransitionName).toBe('none');
  expect(card.style.viewTransitionName).toBe('product-picture');
});

it('leaves the checkout out of it', () => {
  joinPageTransitions();
  swap('https://shop.example/checkouts/abc/information', Promise.resolve());
  expect(skipTransition).toHaveBeenCalled();
});
