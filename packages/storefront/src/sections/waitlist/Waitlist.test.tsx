// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WaitlistTexts } from '../../components/waitlist/waitlist.schema.ts';
import { openWaitlist, WAITLIST, type WaitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Waitlist } from './Waitlist.tsx';

const none: WaitlistTexts = { heading: '', description: '', newsletter: '', join: '', thanks: '' };
const ask: WaitlistAsk = {
  productId: 7,
  title: 'Column Slip Dress',
  url: '/products/column-slip-dress',
  image: { src: '/slip.jpg', alt: 'Slip in Ink, front' },
  variantId: 12,
  variants: [
    { id: 11, title: 'Ink / S' },
    { id: 12, title: 'Ink / M' },
  ],
};

/** What the back-in-stock client is asked, and how it answers. */
function client() {
  const asked: unknown[][] = [];
  let answer: (value: unknown) => void = () => {};
  vi.stubGlobal('BIS', {
    create(...args: unknown[]) {
      asked.push(args);
      // biome-ignore lint/suspicious/noThenProperty: the vendor's answer is thenable, and no promise
      return { then: (tell: (value: unknown) => void) => (answer = tell) };
    },
  });
  return { asked, answers: (value: unknown) => act(async () => answer(value)) };
}

beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  document.body.innerHTML = '<div data-island="waitlist"></div>';
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function popup(texts: WaitlistTexts = none) {
  render(<Waitlist texts={texts} />);
  act(() => openWaitlist(ask));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
}
const email = () => screen.getByRole('textbox', { name: 'Email' }) as HTMLInputElement;
const join = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Join Now' })));
const type = (value: string) => fireEvent.change(email(), { target: { value } });
const version = () => screen.getByRole('combobox', { name: 'Size' }) as HTMLSelectElement;
const newsletter = () => screen.getByRole('checkbox', { name: 'Subscribe to our Newsletter' }) as HTMLInputElement;

describe('the waitlist popup', () => {
  it('has its texts, the piece with its picture, the versions, the newsletter (on) and the e-mail', {
    tags: ['waitlist-1', 'waitlist-2', 'waitlist-3', 'waitlist-4', 'waitlist-5'],
  }, async () => {
    const dialog = await popup();
    expect(within(dialog).getByRole('heading', { name: 'Waitlist' })).toBeTruthy();
    expect(
      within(dialog).getByText(
        'When this item becomes available to order again, we’ll send a one-time back in stock notification.',
      ),
    ).toBeTruthy();
    expect(within(dialog).getByText('Column Slip Dress')).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Slip in Ink, front' })).toBeTruthy();
    expect([version().value, newsletter().checked, email().value]).toEqual(['12', true, '']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(overlays.getState().modal).toBeNull();
  });

  it("says the merchant's words where there are some", { tags: ['waitlist-2'] }, async () => {
    const dialog = await popup({
      heading: 'On the list',
      description: 'We write once.',
      newsletter: 'Letters too',
      join: 'Add me',
      thanks: 'Done',
    });
    for (const words of ['On the list', 'We write once.', 'Letters too', 'Add me'])
      expect(within(dialog).getByText(words)).toBeTruthy();
  });

  it('says that an address is none, by the field, and sends nothing; editing clears it', {
    tags: ['waitlist-10', 'waitlist-11'],
  }, async () => {
    const bis = client();
    await popup();
    type('ada@example');
    await join();
    expect(screen.getByRole('alert').textContent).toBe('Invalid email address');
    expect([email().getAttribute('aria-invalid'), email().getAttribute('aria-describedby')]).toEqual([
      'true',
      screen.getByRole('alert').id,
    ]);
    expect([document.activeElement, bis.asked]).toEqual([email(), []]);
    type('ada@example.');
    expect([screen.getByRole('alert').textContent, email().getAttribute('aria-invalid')]).toEqual(['', null]);
  });

  it('sends the address, the version, the piece and the newsletter; its thanks take the place of the form for 3 s', {
    tags: ['waitlist-6', 'waitlist-7'],
  }, async () => {
    const bis = client();
    await popup();
    fireEvent.change(version(), { target: { value: '11' } });
    fireEvent.click(newsletter());
    type('ada@example.com');
    vi.useFakeTimers();
    await join();
    expect(screen.getByRole('button', { name: 'Join Now' }).getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(bis.asked).toEqual([['ada@example.com', 11, 7, { accepts_marketing: false }]]);
    await bis.answers({ status: 'OK', message: 'We will write on Tuesday.' });
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Thanks for signing up!')).toBeTruthy();
    expect(within(dialog).getByText('We will write on Tuesday.')).toBeTruthy();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(within(dialog).getByText('Thanks for signing up!').parentElement);
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(overlays.getState().modal).toBe(WAITLIST);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(overlays.getState().modal).toBeNull();
    act(() => overlays.openModal(WAITLIST));
    expect([version().value, newsletter().checked, email().value]).toEqual(['12', true, '']);
  });

  it('says what the service says went wrong, and where it says nothing, to contact us', {
    tags: ['waitlist-12'],
  }, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const bis = client();
    await popup();
    type('ada@example.com');
    await join();
    await bis.answers({ status: 'Error', errors: { base: ['You are on the list already.'] } });
    expect(screen.getByRole('alert').textContent).toBe('You are on the list already.');
    await join();
    await bis.answers({ status: 'Error' });
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong — please contact us');
    expect(email().value).toBe('ada@example.com');
  });

  it('keeps the form where the app is not there, and says to contact us', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await popup();
    type('ada@example.com');
    vi.useFakeTimers();
    await join();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong — please contact us');
    expect(email()).toBeTruthy();
  });

  it('begins anew when it was closed, and an answer that comes later is ignored', {
    tags: ['waitlist-9'],
  }, async () => {
    const bis = client();
    await popup();
    fireEvent.change(version(), { target: { value: '11' } });
    fireEvent.click(newsletter());
    type('ada@example.com');
    await join();
    act(() => overlays.closeModal());
    act(() => overlays.openModal(WAITLIST));
    await bis.answers({ status: 'OK' });
    expect(screen.queryByText('Thanks for signing up!')).toBeNull();
    expect([version().value, newsletter().checked, email().value]).toEqual(['12', true, '']);
  });
});

it('where a page has no popup, the piece has its own page', () => {
  document.body.innerHTML = '';
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  openWaitlist(ask);
  expect([assign.mock.calls, overlays.getState().modal]).toEqual([[['/products/column-slip-dress']], null]);
});

it('shows the picture of the variant that is chosen in it', async () => {
  render(<Waitlist texts={none} />);
  const picture = (alt: string) => ({ src: `/${alt}.jpg`, alt });
  const variants = [
    { id: 11, title: 'Ink / S', picture: picture('Ink') },
    { id: 12, title: 'Bone / S', picture: picture('Bone') },
  ];
  act(() => openWaitlist({ ...ask, variants }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 });
  expect(within(dialog).getByAltText('Bone')).toBeTruthy();
  fireEvent.change(version(), { target: { value: '11' } });
  expect(within(dialog).getByAltText('Ink')).toBeTruthy();
  expect(within(dialog).queryByAltText('Bone')).toBeNull();
});
