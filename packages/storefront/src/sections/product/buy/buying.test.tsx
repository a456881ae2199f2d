// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductVariant } from '../../../domain/variant.schema.ts';
import { cart } from '../../../state/cart/cart.ts';
import { viewFixture } from '../../../view.fixture.ts';
import { Product } from '../Product.tsx';
import { productFixture } from '../product.fixture.ts';
import type { ProductProps } from '../product.schema.ts';

const emptyBag = { items: [], item_count: 0, total_price: 0, note: null };
/** A platform with an empty bag, whose other answers never come. */
const quiet = (url: string): Promise<Response> =>
  url.includes('/cart.js') ? Promise.resolve(new Response(JSON.stringify(emptyBag))) : new Promise(() => {});

beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', quiet);
  window.history.replaceState({}, '', '/products/slip');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page = (more: Partial<ProductProps> = {}, reactStrictMode = true) =>
  render(<Product {...productFixture(more)} />, { reactStrictMode });
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}\\b`) }));
const isChosen = (name: string) =>
  (screen.getByRole('radio', { name: new RegExp(`^${name}\\b`) }) as HTMLInputElement).checked;
/** Adds that are on their way for ever. */
const spyOnAdd = () => vi.spyOn(cart, 'add').mockReturnValue(new Promise(() => {}));

describe('the address', () => {
  it('is read again when Back leads to another variant of this page', () => {
    page();
    pick('S');
    expect(window.location.search).toBe('?variant=11');
    window.history.replaceState({}, '', '/products/slip?variant=21');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect([isChosen('Bone'), isChosen('M')]).toEqual([true, true]);
  });
  it('without a variant leaves only the color chosen', () => {
    page();
    pick('S');
    window.history.replaceState({}, '', '/products/slip');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    // It shows the variant the page opened with: nothing to change.
    expect([isChosen('Ink'), isChosen('S')]).toEqual([true, false]);
  });
  it('keeps its other parts', () => {
    window.history.replaceState({ mark: 1 }, '', '/products/slip?ref=look#fit');
    page();
    pick('S');
    expect([window.location.search, window.location.hash, window.history.state]).toEqual([
      '?ref=look&variant=11',
      '#fit',
      { mark: 1, choice: ['Ink', 'S'] },
    ]);
  });
});

describe('what cannot be had', () => {
  it('says of each value whether it is gone or not made, and lets it be chosen', () => {
    page();
    // One text, so that it is read without a gap before the comma.
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual(['Ink', 'Bone', 'S', 'M, Sold out', 'L, not made in this combination']);
    const texts = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(texts).toEqual(['Ink', 'Bone', 'S', 'M', 'L']);
    pick('L');
    expect(isChosen('L')).toBe(true);
  });
  it('leads out of a combination that is not made', async () => {
    page();
    pick('L');
    expect(await screen.findByText(/^We do not make this combination/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'S' }));
    expect([isChosen('S'), window.location.search]).toEqual([true, '?variant=11']);
    expect(screen.queryByText(/^We do not make this combination/)).toBeNull();
  });
});

describe('notes', () => {
  const [color, size] = productFixture().options;
  if (!color || !size) throw new Error('The slip has two options.');
  it("shows the merchant's note and badge of an option, and hides a label that is not wanted", () => {
    const [ink, ...others] = color.values;
    if (!ink) throw new Error('The slip has colors.');
    const options = [
      { ...color, show_label: false, values: [{ ...ink, badge: 'New' }, ...others] },
      { ...size, note: 'Runs small.' },
    ];
    page({ options });
    expect(screen.getByText('Runs small.')).toBeTruthy();
    expect(screen.getByText('New')).toBeTruthy();
    expect(screen.getByText('Color').closest('legend')?.className).toBe('visually-hidden');
  });
  it('tells the inseam of the chosen length', () => {
    const options = [color, { ...size, show_inseam: true }];
    page({ options, inseam: [{ name: 'S', inches: 27.5, cm: 70 }] });
    expect(screen.queryByText(/^Inseam/)).toBeNull();
    pick('S');
    expect(screen.getByText('Inseam 27.5 in / 70 cm')).toBeTruthy();
  });
  it("says how a variant can be had in the merchant's words, also on the button", () => {
    const own: ProductVariant = {
      ...productFixture().variant,
      oversell: true,
      stock: 0,
      note: 'Ships on 15 February.',
      button: 'Pre-order for February',
    };
    page({ variant: own, variants: [own], variants_count: 1, chosen: own.id, preorder_note: 'Later.' });
    expect(screen.getByText('Ships on 15 February.')).toBeTruthy();
    expect(screen.queryByText('Later.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pre-order for February' })).toBeTruthy();
  });
});

describe('the promotion banner', () => {
  const promotion = {
    html: 'One printing of <strong>120</strong>',
    style: 'corner' as const,
    color: '#6e1f28',
    line_height: '1.1',
    text_size: '14',
    em_size: '16',
    strong_size: '22',
  };
  const banner = () => document.querySelector<HTMLElement>('.promotion');
  it('stands in the corner of the pictures or in line, with its measures', { tags: ['product-3'] }, () => {
    page({ promotion });
    expect(banner()?.className).toBe('promotion promotion--corner');
    expect(banner()?.style.getPropertyValue('--promotion-strong')).toBe('22');
    cleanup();
    page({ promotion: { ...promotion, style: 'inline' } });
    expect(banner()?.closest('.product__info')).toBeTruthy();
  });
  it('is not shown with a variant that does without it', () => {
    const [first, ...others] = productFixture().variants;
    if (!first) throw new Error('The slip has variants.');
    page({ promotion, variants: [first, ...others.map((variant) => ({ ...variant, no_banner: true }))] });
    expect(banner()).toBeTruthy();
    pick('Bone');
    expect(banner()).toBeNull();
  });
});

it('a platform that is broken is told next to the button, which can be pressed again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const adds = vi.fn(async () => new Response('no', { status: 500 }));
  vi.stubGlobal('fetch', (url: string) => (url.includes('/cart/add') ? adds() : quiet(url)));
  page({ chosen: 11 });
  const form = document.querySelector('form.buy') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(form.querySelector('[role="alert"]')?.textContent).not.toBe(''));
  expect(form.querySelector('.button--wide')?.getAttribute('aria-busy')).toBe('false');
  fireEvent.submit(form);
  await waitFor(() => expect(adds).toHaveBeenCalledTimes(2));
});

describe('a gift card', () => {
  const card = { gift_card: true, chosen: 11 };
  const send = async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Send it as a gift' }));
    return screen.findByLabelText('Recipient email');
  };
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = () => fireEvent.submit(document.querySelector('form.buy') as HTMLFormElement);

  it('is added without a recipient unless it is sent to one', () => {
    const add = spyOnAdd();
    page(card);
    press();
    expect(add.mock.calls[0]?.[0].properties).toEqual({ _inventory: '3' });
  });

  it("goes with the recipient, the message, the day and the shopper's clock", async () => {
    const add = spyOnAdd();
    page(card);
    await send();
    type('Recipient email', 'ada@example.com');
    type('Recipient name', 'Ada');
    type('Message', 'Happy birthday');
    expect(screen.getByText('186 characters left')).toBeTruthy();
    type('Send on', '2026-12-24');
    press();
    expect(add.mock.calls[0]?.[0].properties).toEqual({
      _inventory: '3',
      __shopify_send_gift_card_to_recipient: 'true',
      'Recipient email': 'ada@example.com',
      'Recipient name': 'Ada',
      Message: 'Happy birthday',
      'Send on': '2026-12-24',
      __shopify_offset: String(new Date().getTimezoneOffset()),
    });
  });

  it('says by the field what is wrong with it, keeps what was typed, and forgives once it is edited', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (url: string) =>
      url.includes('/cart/add')
        ? new Response(
            JSON.stringify({ status: 422, message: 'No', description: 'No', errors: { email: ['is invalid'] } }),
            {
              status: 422,
            },
          )
        : quiet(url),
    );
    page(card);
    const email = await send();
    type('Recipient email', 'ada');
    type('Message', 'Happy birthday');
    press();
    await screen.findByText('Recipient email is invalid.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(screen.getByRole('alert').textContent).toMatch(/^Nothing was added yet/);
    expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Happy birthday');
    fireEvent.input(email, { target: { value: 'ada@example.com' } });
    expect(screen.queryByText('Recipient email is invalid.')).toBeNull();
  });

  it('says by the day that it is too far', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (url: string) =>
      url.includes('/cart/add')
        ? new Response(
            JSON.stringify({
              message: 'No',
              description: 'No',
              errors: { send_on: ['must be within 90 days from now'] },
            }),
            { status: 422 },
          )
        : quiet(url),
    );
    page(card);
    await send();
    type('Recipient email', 'ada@example.com');
    type('Send on', '2099-01-01');
    press();
    const day = screen.getByLabelText<HTMLInputElement>('Send on');
    await screen.findByText('Send on must be within 90 days from now.');
    expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['2099-01-01', 'true']);
    expect(document.activeElement).toBe(day);
  });

  it('keeps what was typed while it is not sent after all', async () => {
    const add = spyOnAdd();
    page(card);
    await send();
    type('Recipient name', 'Ada');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Send it as a gift' }));
    press();
    expect(add.mock.calls[0]?.[0].properties).toEqual({ _inventory: '3' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Send it as a gift' }));
    expect((screen.getByLabelText('Recipient name') as HTMLInputElement).value).toBe('Ada');
  });
});

describe('more variants than Liquid gives', () => {
  const [first, ...others] = productFixture().variants;
  if (!first) throw new Error('The slip has variants.');
  const paged = { variants: [first], variants_count: 251 };
  const answer = (variants: ProductVariant[]) =>
    new Response(`<script type="application/json">${JSON.stringify({ variants })}</script>`);

  it('asks for the other pages once and then knows them all', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.includes('product-variants')) return quiet(url);
      asked.push(url);
      return answer(others);
    });
    // Strict mode would ask twice.
    page(paged, false);
    expect(await screen.findByRole('radio', { name: /, not made in this combination$/ })).toBeTruthy();
    expect(asked).toEqual(['/products/slip?page=2&section_id=product-variants']);
    pick('Bone');
    pick('M');
    expect(window.location.search).toBe('?variant=21');
  });

  it('is busy while a choice is not known yet, and offers to try again when it cannot be had', async () => {
    let fail: () => void = () => {};
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('product-variants')
        ? new Promise((_, reject) => (fail = () => reject(new Error('offline'))))
        : quiet(url),
    );
    page(paged);
    pick('M');
    const button = () => document.querySelector<HTMLButtonElement>('.buy .button--wide');
    expect([button()?.disabled, button()?.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await waitFor(() => {
      fail();
      expect(button()?.textContent).toBe('Try again');
    });
    vi.stubGlobal('fetch', async () => answer(others));
    fireEvent.submit(document.querySelector('form.buy') as HTMLFormElement);
    await waitFor(() => expect(button()?.textContent).toBe('Join the waitlist'));
    // The address follows in an effect, which nobody has waited for.
    await waitFor(() => expect(window.location.search).toBe('?variant=12'));
  });
});
