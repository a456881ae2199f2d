// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The bag of a page as it is joined up: config and strings from the page, calls over fetch, one module per page. */
async function page(options: { desktop?: boolean; drawer?: boolean; template?: string; lines?: number } = {}) {
  const { desktop = true, drawer = true, template = 'product', lines = 1 } = options;
  const strings = {
    'cart.added': 'Added {{ title }}.',
    'cart.changed': { one: '{{ count }} piece.', other: '{{ count }} pieces.' },
    'cart.errors.offline': 'Offline.',
    'cart.errors.gone': 'Gone.',
  };
  document.body.innerHTML = `<div id="a"></div><div id="b"></div><p id="live-region"></p>
    <script type="application/json" id="vitrine-config">${JSON.stringify({ template, settings: { loop_event_name: 'loop:refresh' } })}</script>
    <script type="application/json" id="vitrine-strings">${JSON.stringify(strings)}</script>`;
  document.body.toggleAttribute('data-cart-drawer', drawer);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1024') && desktop,
    addEventListener: () => {},
  }));

  const line = (id: number) => ({
    id,
    key: `${id}:k`,
    product_id: 1,
    quantity: 1,
    url: '/products/slip',
    image: null,
    title: 'Slip',
    product_title: 'Slip',
    variant_title: null,
    original_price: 100,
    final_price: 100,
    final_line_price: 100,
    properties: null,
  });
  const bag = Array.from({ length: lines }, (_, index) => line(index + 1));
  const cartBody = () => ({ items: bag, item_count: bag.length, total_price: bag.length * 100, note: null });
  const fetched = vi.fn<typeof fetch>(async (url) => {
    if (String(url).includes('section_id')) return new Response('<p>{"1": 150}</p>');
    if (!String(url).includes('add')) return new Response(JSON.stringify(cartBody()));
    bag.unshift(line(9));
    const sections = { 'cart-json': `<p>${JSON.stringify(cartBody())}</p>`, 'compare-at-prices': '<p>{}</p>' };
    return new Response(JSON.stringify({ ...line(9), sections }));
  });
  vi.stubGlobal('fetch', fetched);
  const left = vi.fn();
  vi.spyOn(location, 'assign').mockImplementation((url) => left(String(url)));

  vi.resetModules();
  const modules = {
    ...(await import('./cart.ts')),
    ...(await import('./use-cart.ts')),
    ...(await import('./open-cart.ts')),
    ...(await import('../overlays/overlays.ts')),
    ...(await import('../overlays/use-overlays.ts')),
    ...(await import('../viewport/use-viewport.ts')),
  };
  return { ...modules, fetched, left, urls: () => fetched.mock.calls.map(([url]) => String(url)) };
}

const roots: Root[] = [];

async function render(id: string, view: React.ReactNode) {
  const container = document.getElementById(id);
  if (!container) throw new Error(id);
  const root = createRoot(container);
  roots.push(root);
  await act(async () => root.render(view));
  return container;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The pages of the tests before are no tabs of this one.
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  document.documentElement.style.overflow = '';
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is read once for all islands, and shared by them', async () => {
  const { useCart, urls } = await page();
  const Count = () => <b>{useCart((state) => state.visible.item_count)}</b>;
  expect(renderToString(<Count />)).toBe('<b>0</b>');
  expect(urls()).toEqual([]);
  const a = await render('a', <Count />);
  const b = await render('b', <Count />);
  await act(() => vi.waitFor(() => expect(urls()).toHaveLength(2)));
  expect(urls()).toEqual(['/cart.json', '/?section_id=compare-at-prices']);
  expect([a.textContent, b.textContent]).toEqual(['1', '1']);
});

it('asks for no compare-at prices of an empty bag', async () => {
  const { startCart, cart, urls } = await page({ lines: 0 });
  startCart();
  await vi.waitFor(() => expect(cart.getState().status).toBe('ready'));
  expect(urls()).toEqual(['/cart.json']);
});

it('an add on desktop opens the drawer, is said aloud and told to the loop widget', {
  tags: ['cart-22'],
}, async () => {
  const { startCart, cart, showCartAfterAdd: showAdded, useDrawerOpen, CART_DRAWER, urls } = await page();
  const Drawer = () => <b>{String(useDrawerOpen(CART_DRAWER))}</b>;
  const drawer = await render('a', <Drawer />);
  const loop = vi.fn();
  const seen = vi.fn();
  document.addEventListener('loop:refresh', loop, { once: true });
  document.addEventListener('shopify:cart:view', seen, { once: true });
  startCart();
  await vi.waitFor(() => expect(urls()).toHaveLength(2));
  const added = await cart.add({ id: 9, quantity: 1 });
  await act(async () => {
    if (added.ok) showAdded();
  });
  expect(drawer.textContent).toBe('true');
  expect(seen).toHaveBeenCalled();
  // The page is held by the dialog, once that is shown.
  expect(document.documentElement.style.overflow).toBe('');
  expect(urls()).toHaveLength(3);
  await vi.waitFor(() => expect(document.getElementById('live-region')?.textContent).toBe('Added Slip.'));
  await vi.waitFor(() => expect(loop).toHaveBeenCalled());
});

it('a failure is said aloud too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { startCart, cart, fetched } = await page();
  startCart();
  await vi.waitFor(() => expect(cart.getState().status).toBe('ready'));
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await cart.setQuantity('1:k', 2)).toMatchObject({ ok: false });
  await vi.waitFor(() => expect(document.getElementById('live-region')?.textContent).toBe('Offline.'));
});

it('a quantity the platform did not give is said, not the count', async () => {
  const { startCart, cart, fetched } = await page();
  startCart();
  await vi.waitFor(() => expect(cart.getState().status).toBe('ready'));
  const empty = { items: [], item_count: 0, total_price: 0, note: null };
  fetched.mockImplementation(async () => new Response(JSON.stringify(empty)));
  expect(await cart.setQuantity('1:k', 2)).toMatchObject({ ok: false, error: { kind: 'adjusted', count: 0 } });
  await vi.waitFor(() => expect(document.getElementById('live-region')?.textContent).toBe('Gone.'));
});

it('on mobile an add and a click on the bag lead to /cart; on the cart page nowhere', {
  tags: ['header-11', 'header-12', 'cart-23', 'route-10'],
}, async () => {
  const mobile = await page({ desktop: false });
  mobile.showCartAfterAdd();
  mobile.clickCart();
  expect(mobile.left.mock.calls).toEqual([['/cart'], ['/cart']]);
  expect(mobile.openCart()).toBe(false);
  const there = await page({ template: 'cart', drawer: false });
  there.showCartAfterAdd();
  there.clickCart();
  expect(there.left).not.toHaveBeenCalled();
});

it('a drawer that never comes gives the page free and leads to /cart', async () => {
  vi.useFakeTimers();
  const { openCart, left, overlays, DIALOG_TIMEOUT: DIALOG_PATIENCE } = await page();
  openCart();
  const hide = overlays.show();
  await vi.advanceTimersByTimeAsync(DIALOG_PATIENCE);
  expect(left).not.toHaveBeenCalled();
  hide();
  overlays.openDrawer('menu');
  openCart();
  await vi.advanceTimersByTimeAsync(DIALOG_PATIENCE);
  expect(overlays.getState().panel).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
  expect(left.mock.calls).toEqual([['/cart']]);
});

it('the viewport counts as a phone’s until the page has hydrated', async () => {
  const { useDesktop, useReducedMotion } = await page();
  const Kind = () => <b>{`${useDesktop()} ${useReducedMotion()}`}</b>;
  expect(renderToString(<Kind />)).toBe('<b>false false</b>');
  expect((await render('a', <Kind />)).textContent).toBe('true false');
});
