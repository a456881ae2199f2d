// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { besides, fade, markWanted, showView, VIEW_LOAD, VIEW_UNLOAD } from './view-region.ts';

const view = (name: string) => `
  <section id="section"><div class="wrap"><nav class="account-nav"><ul class="account-nav__pills">
    <li><a class="account-nav__pill" href="/account">Overview</a></li>
    <li><a class="account-nav__pill" href="/account?view=orders">Orders</a></li></ul></nav>
  <h1>${name}</h1><p id="text">${name}</p></div></section><aside id="more"></aside>`;

let main: HTMLElement;
beforeEach(() => {
  document.title = 'Overview';
  document.body.className = 'scheme-paper template-account locked';
  document.body.innerHTML = `<main id="main">${view('Overview')}</main>`;
  main = document.getElementById('main') ?? document.body;
});

test('everything fades but the pills and what they stand in', () => {
  expect(besides(main).map((part) => part.id || part.localName)).toEqual(['h1', 'text', 'more']);
  fade(main, 'leaving');
  expect(main.querySelectorAll('[data-view-phase=leaving]')).toHaveLength(3);
  fade(main, 'still');
  expect(main.querySelectorAll('[data-view-phase]')).toHaveLength(0);
});

test('the pill that is on its way is marked, and the view is busy, until it is there', () => {
  const orders = main.querySelector<HTMLAnchorElement>('[href$=orders]');
  markWanted(main, orders?.href ?? '');
  expect(main.getAttribute('aria-busy')).toBe('true');
  expect([...main.querySelectorAll('[data-wanted]')]).toEqual([orders]);
  markWanted(main, null);
  expect(main.hasAttribute('aria-busy')).toBe(false);
  expect(main.querySelector('[data-wanted], [data-busy]')).toBeNull();
});

test('a view that was read takes the place of the shown one, with its title and kind; the page is told before and after', {
  tags: ['account-2'],
}, () => {
  const found = new DOMParser().parseFromString(
    `<title>Orders</title><body class="scheme-paper template-addresses"><main id="main">${view('Orders')}</main>`,
    'text/html',
  );
  const told: string[] = [];
  for (const type of [VIEW_UNLOAD, VIEW_LOAD])
    document.addEventListener(type, () => told.push(`${type} ${main.querySelector('h1')?.textContent}`), {
      once: true,
    });
  showView(main, found);
  expect(told).toEqual(['vitrine:view:unload Overview', 'vitrine:view:load Orders']);
  expect(main.querySelector('#text')?.textContent).toBe('Orders');
  expect(document.title).toBe('Orders');
  expect([...document.body.classList]).toEqual(['scheme-paper', 'template-addresses', 'locked']);
});
