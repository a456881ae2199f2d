// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { Product } from '../Product.tsx';
import { productFixture } from '../product.fixture.ts';
import type { ProductProps } from '../product.schema.ts';
import { enableEarlySubmit, plainVariant } from './early-submit.ts';

const TEXTS = { 'product.add_to_bag': 'Add to bag', 'product.adding': 'Adding' };
const sent = vi.fn();
let isWide = false;

beforeEach(() => {
  vi.useFakeTimers();
  configureView(viewFixture());
  isWide = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {} }));
  // What comes to life asks the shop for more of its kind; nobody answers here.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const formData = new FormData();
    this.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    sent(Object.fromEntries(formData));
  });
});
afterEach(() => {
  sent.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as the platform printed it. */
function page(more: Partial<ProductProps> = {}, before = (_: HTMLElement) => {}) {
  const product = productFixture(more);
  document.body.innerHTML = `<div data-island="product"><script type="application/json">${JSON.stringify(product)}</script>
    <div data-root>${renderToString(<Product {...product} />)}</div></div>
    <script type="application/json" id="vitrine-strings">${JSON.stringify(TEXTS)}</script>`;
  before(document.body);
  enableEarlySubmit(document);
  const find = <T extends Element>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const button = find<HTMLButtonElement>('.buy [type=submit][name=id]');
  return {
    form: find<HTMLFormElement>('.buy'),
    pick: (name: string) => find<HTMLInputElement>(`.option__radio[value="${name}"]`).click(),
    press: () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      button.dispatchEvent(event);
      return event.defaultPrevented;
    },
    button: () => [button.disabled, button.textContent, button.ariaBusy],
  };
}

it('lets a size be chosen and added on a phone before anything of React is there', () => {
  const { pick, press, button } = page();
  expect(button()).toEqual([true, 'Choose a size', 'false']);
  pick('S');
  expect(button()).toEqual([false, 'Add to bag', 'false']);
  expect(press()).toBe(true);
  expect(button()).toEqual([false, 'Adding', 'true']);
  press();
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ id: '11', 'properties[_inventory]': '3' })]]);
});

it('gives nobody a size: what is gone, not made or not chosen leaves the button as it was printed', () => {
  const { pick, press, button } = page();
  for (const size of ['M', 'L']) {
    pick(size);
    expect(button()).toEqual([true, 'Choose a size', 'false']);
  }
  pick('S');
  pick('Bone');
  expect(button()).toEqual([true, 'Choose a size', 'false']);
  expect([press(), sent.mock.calls]).toEqual([false, []]);
});

it('on desktop leaves the press to the island, and sends the form where that has not come after a second', () => {
  isWide = true;
  const { pick, press, form } = page();
  pick('S');
  expect(press()).toBe(false);
  vi.advanceTimersByTime(999);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockClear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  press();
  form.noValidate = true;
  vi.advanceTimersByTime(1000);
  expect(sent).not.toHaveBeenCalled();
});

it('answers nothing once the island is hydrated, and nothing offline', () => {
  const { pick, press, form } = page();
  pick('S');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(press()).toBe(false);
  vi.restoreAllMocks();
  form.noValidate = true;
  expect(press()).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

it('presses again what was chosen before it ran, so that the island hears of it', () => {
  const heard: string[] = [];
  const { button } = page({}, (body) => {
    const radio = body.querySelector<HTMLInputElement>('.option__radio[value="S"]');
    if (radio) radio.checked = true;
    body.addEventListener('click', ({ target }) => heard.push((target as HTMLInputElement).value));
  });
  expect([heard, button()]).toEqual([['S'], [false, 'Add to bag', 'false']]);
});

it('React takes over what was answered, and then says the same', async () => {
  const { pick, button } = page();
  pick('S');
  const container = document.querySelector('[data-root]') as HTMLElement;
  const complaints = vi.fn();
  // In development React says which attributes differ; it leaves them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = await act(async () =>
    hydrateRoot(container, <Product {...productFixture()} />, { onRecoverableError: complaints }),
  );
  expect(complaints).not.toHaveBeenCalled();
  expect(button()).toEqual([false, 'Add to bag', 'false']);
  // What the boot has kept is done again.
  const radio = container.querySelector<HTMLInputElement>('.option__radio[value="S"]');
  if (radio) radio.checked = false;
  await act(async () => radio?.click());
  expect(button()).toEqual([false, 'Add to bag', 'false']);
  await act(async () => container.querySelector<HTMLInputElement>('.option__radio[value="M"]')?.click());
  expect(button().slice(0, 2)).toEqual([false, 'Join the waitlist']);
  act(() => root.unmount());
});

it('leaves to the island whatever the page does not say of the variant yet', () => {
  const product = productFixture();
  const [first] = product.variants;
  const chosen = ['Ink', 'S'];
  const withFirst = (more: object) => plainVariant({ ...product, variants: [{ ...product.variant, ...more }] }, chosen);
  expect(plainVariant(product, chosen)).toBe(first);
  expect(plainVariant({ ...product, single: true }, [])).toBe(product.variant);
  for (const other of [
    { price: 1 },
    { cap: 90000 },
    { note: 'Cut to order' },
    { final_sale: true },
    { available: false },
  ])
    expect(withFirst(other)).toBeUndefined();
  expect(withFirst({ oversell: true, stock: 0 })).toBeUndefined();
  expect(plainVariant({ ...product, gift_card: true }, chosen)).toBeUndefined();
  expect(plainVariant({ ...product, status: 'preorder' }, chosen)).toBeUndefined();
});
