// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { PromoBar } from './PromoBar.tsx';
import type { PromoBarProps } from './promo-bar.schema.ts';

/** ms a message stands (rule popup-5). */
const STAND = 5000;

const NOW = Date.UTC(2026, 10, 20, 12);
const message = (text: string, link = '') => ({ type: 'message' as const, attributes: '', text, link });
const props: PromoBarProps = {
  messages: [message('First', '/pages/first'), message('Second'), message('Third')],
  background: '#1a1816',
  color: '#f7f5f0',
  countdownDate: '',
  countdownIndex: 0,
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  configureView(viewFixture());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own jar
  document.cookie = 'promo_closed=; Max-Age=0; Path=/';
});

const shown = () => document.querySelector('.promo__message--shown')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => screen.getByRole('region', { name: 'Announcements' });

it('shows one message after the other, each for five seconds, in a circle', {
  tags: ['popup-5', 'popup-4'],
}, () => {
  render(<PromoBar {...props} />);
  expect(shown()).toContain('First');
  pass(STAND - 1);
  expect(shown()).toContain('First');
  pass(1);
  expect(shown()).toContain('Second');
  pass(2 * STAND);
  expect(shown()).toContain('First');
});

it('tells messages of the same words apart', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<PromoBar {...props} messages={[message('Sale'), message('Sale'), message('Last days')]} />);
  expect(document.querySelectorAll('.promo__message')).toHaveLength(3);
  pass(STAND);
  expect(document.querySelectorAll('.promo__message--shown')).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it('one message stands still and has no pause control', { tags: ['popup-5'] }, () => {
  render(<PromoBar {...props} messages={[message('Only')]} />);
  pass(3 * STAND);
  expect(shown()).toContain('Only');
  expect(screen.queryByRole('button', { name: 'Pause announcements' })).toBeNull();
});

it('links open in a new tab', { tags: ['popup-1'] }, () => {
  render(<PromoBar {...props} />);
  const link = screen.getByRole('link', { name: /First/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pages/first', '_blank']);
});

it('waits while the pointer is on it', () => {
  render(<PromoBar {...props} />);
  fireEvent.pointerEnter(bar());
  pass(3 * STAND);
  expect(shown()).toContain('First');
  fireEvent.pointerLeave(bar());
  pass(STAND);
  expect(shown()).toContain('Second');
});

it('waits while the keys are on it', () => {
  render(<PromoBar {...props} />);
  const link = screen.getByRole('link', { name: /First/ });
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  fireEvent.focus(link);
  pass(3 * STAND);
  expect(shown()).toContain('First');
  fireEvent.blur(link);
  pass(STAND);
  expect(shown()).toContain('Second');
});

it('the control pauses it until play is pressed, also with the pointer on it', () => {
  render(<PromoBar {...props} />);
  fireEvent.pointerEnter(bar());
  fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
  fireEvent.pointerLeave(bar());
  pass(3 * STAND);
  expect(shown()).toContain('First');
  fireEvent.pointerEnter(bar());
  fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
  pass(STAND);
  expect(shown()).toContain('Second');
});

it("stands from the first paint on unless promo_closed is 'true'", { tags: ['popup-3'] }, () => {
  const layout = readFileSync(join(import.meta.dirname, '../../../theme/layout/theme.liquid'), 'utf8');
  const script = /<script>(if .*promo_closed.*)<\/script>/.exec(layout)?.[1] ?? '';
  const isClosed = (cookie: string) => {
    const add = vi.fn();
    runInNewContext(script, { document: { cookie, documentElement: { classList: { add } } } });
    return add.mock.calls.flat().includes('promo-closed');
  };
  expect(['promo_closed=true', 'a=b; promo_closed=true; c=d'].map(isClosed)).toEqual([true, true]);
  const others = ['', 'promo_closed=', 'promo_closed=false', 'promo_closed=trueish', 'old_promo_closed=true'];
  expect(others.map(isClosed)).toEqual(others.map(() => false));
});

it('closing it sets promo_closed to true for a day', { tags: ['popup-2', 'popup-4'] }, () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
  render(<PromoBar {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close announcements' }));
  expect(bar).toThrow();
  expect(written).toEqual(['promo_closed=true; Path=/; SameSite=Lax; Expires=Sat, 21 Nov 2026 12:00:00 GMT']);
  vi.restoreAllMocks();
});

it('the named message counts down every second, and is without it once the time has passed', {
  tags: ['data-25', 'popup-6'],
}, async () => {
  render(<PromoBar {...props} countdownDate={String(NOW / 1000 + 61)} countdownIndex={2} />);
  await act(() => import('./tick.ts'));
  const second = () => document.querySelectorAll('.promo__message')[1]?.textContent;
  expect(second()).toBe('Second1m 1s');
  pass(1000);
  expect(second()).toBe('Second1m 0s');
  pass(1000);
  expect(second()).toBe('Second59s');
  pass(59_000);
  expect(second()).toBe('Second');
});

it('in the theme editor the selected message is shown and stands still, until none is selected', () => {
  render(<PromoBar {...props} />);
  const third = document.querySelectorAll('.promo__message')[2];
  act(() => {
    third?.dispatchEvent(new Event('shopify:block:select', { bubbles: true }));
  });
  expect(shown()).toContain('Third');
  pass(3 * STAND);
  expect(shown()).toContain('Third');
  act(() => {
    third?.dispatchEvent(new Event('shopify:block:deselect', { bubbles: true }));
  });
  pass(STAND);
  expect(shown()).toContain('First');
});
