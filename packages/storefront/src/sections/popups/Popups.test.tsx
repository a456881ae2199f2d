// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageConfig } from '../../platform/page-config.ts';
import { header } from '../../state/header/header.ts';
import { CART_DRAWER, MENU_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Popups } from './Popups.tsx';
import type { PopupBlock } from './popups.schema.ts';

vi.mock('../../platform/page-config.ts', { spy: true });

const NOW = Date.UTC(2026, 10, 20, 12);
const popup = (heading: string, more: Partial<PopupBlock> = {}): PopupBlock => ({
  type: 'popup',
  attributes: '',
  cookie_name: `popup_${heading}`,
  expiration: 30,
  delay: 5,
  heading,
  text: '',
  image: null,
  link: '',
  link_label: '',
  signup_form: '',
  newsletter: false,
  ...more,
});
const LETTER = popup('Letter', { expiration: 7 });
const SALE = popup('Sale');

const written: string[] = [];
beforeEach(() => {
  configureView(viewFixture());
  vi.useFakeTimers({ now: NOW });
  written.length = 0;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Its sheet is fetched when it is first wanted. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
};
const shown = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;

it('closed, it stays away for its days', { tags: ['popup-10', 'popup-7'] }, async () => {
  render(<Popups popups={[LETTER, SALE]} />);
  await pass(5000);
  expect(shown()).toBe('Letter');
  expect(document.documentElement.style.overflow).toBe('hidden');
  fireEvent.click(screen.getByRole('dialog'));
  await pass(0);
  expect(shown()).toBeUndefined();
  expect(written).toEqual(['popup_Letter=true; Path=/; SameSite=Lax; Expires=Fri, 27 Nov 2026 12:00:05 GMT']);
  await pass(60_000);
  expect(shown()).toBeUndefined();
});

it('comes by itself, so that none of its controls has the focus', async () => {
  render(<Popups popups={[LETTER]} />);
  await pass(5000);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

it('waits while a dialog of the e-mail tool is open', async () => {
  const form = document.body.appendChild(document.createElement('div'));
  form.innerHTML = '<div role="dialog" aria-modal="true"></div>';
  render(<Popups popups={[LETTER]} />);
  await pass(9000);
  expect(screen.queryByRole('heading')).toBeNull();
  form.remove();
  await pass(1000);
  expect(shown()).toBe('Letter');
});

it.each([
  ['a field is written in', '<input>'],
  ['a size is chosen', '<input type="radio">'],
  ['a country is chosen', '<select></select>'],
])('waits while %s', async (_, html) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const field = document.body.lastElementChild;
  if (field instanceof HTMLElement) field.focus();
  render(<Popups popups={[LETTER]} />);
  await pass(60_000);
  expect(shown()).toBeUndefined();
  field?.remove();
  await pass(1000);
  expect(shown()).toBe('Letter');
});

it.each([
  ['a mega-menu', () => header.toggleMegaMenu('1'), () => header.leave()],
  ['the search', () => header.toggleSearch(), () => header.closeSearch()],
])('waits while %s is open', async (_, open, close) => {
  render(<Popups popups={[LETTER]} />);
  act(open);
  await pass(60_000);
  expect(shown()).toBeUndefined();
  act(close);
  await pass(1000);
  expect(shown()).toBe('Letter');
});

it('waits while the visitor is asked for consent', async () => {
  const banner = document.body.appendChild(document.createElement('section'));
  banner.className = 'consent';
  render(<Popups popups={[LETTER]} />);
  await pass(60_000);
  expect(shown()).toBeUndefined();
  banner.remove();
  await pass(1000);
  expect(shown()).toBe('Letter');
});

it('has the newsletter’s field in itself: what is no address is said, a failure too, and the popup stays with its thanks', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline'));
  const joined = new Response('');
  Object.defineProperty(joined, 'url', { value: `${location.origin}/contact?customer_posted=true` });
  send.mockResolvedValueOnce(joined);
  vi.stubGlobal('fetch', send);
  render(<Popups popups={[popup('Letter', { newsletter: true })]} />);
  await pass(5000);
  const field = screen.getByLabelText('Your email');
  const join = async (address: string) => {
    fireEvent.change(field, { target: { value: address } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await pass(0);
  };
  await join('ada');
  expect(screen.getByRole('alert').textContent).toMatch(/does not look like an email/);
  expect(document.activeElement).toBe(field);
  expect(send).not.toHaveBeenCalled();
  await join('ada@mail.test');
  expect(screen.getByRole('alert').textContent).toMatch(/did not answer/);
  await join('ada@mail.test');
  expect(screen.getByText('Thank you. The next letter is yours.')).toBeTruthy();
  expect(String(send.mock.lastCall?.[1]?.body)).toContain('contact%5Bemail%5D=ada%40mail.test');
  expect(shown()).toBe('Letter');
  vi.unstubAllGlobals();
});

it.each([CART_DRAWER, MENU_DRAWER])('never opens over an open drawer: %s', async (drawer) => {
  render(<Popups popups={[LETTER]} />);
  act(() => overlays.openDrawer(drawer));
  await pass(60_000);
  expect(shown()).toBeUndefined();
  expect(overlays.getState().panel?.id).toBe(drawer);
  act(() => overlays.closeDrawer(drawer));
  await pass(2000);
  expect(shown()).toBe('Letter');
});

it('in the theme editor the popup whose block is selected is shown, and no cookie is set', {
  tags: ['start-7'],
}, async () => {
  vi.mocked(pageConfig).mockReturnValue({ ...pageConfig(), designMode: true });
  const { container } = render(<Popups popups={[LETTER, SALE]} />);
  await pass(60_000);
  expect(shown()).toBeUndefined();
  const marks = container.querySelectorAll('span');
  const select = async (index: number, event: string) => {
    act(() => void marks[index]?.dispatchEvent(new Event(event, { bubbles: true })));
    await pass(0);
  };
  await select(1, 'shopify:block:select');
  expect(shown()).toBe('Sale');
  await select(0, 'shopify:block:select');
  expect(shown()).toBe('Letter');
  await select(0, 'shopify:block:deselect');
  expect(shown()).toBeUndefined();
  expect(written).toEqual([]);
});
