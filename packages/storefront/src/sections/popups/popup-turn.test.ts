import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOverlays } from '../../state/overlays/overlays-store.ts';
import { awaitTurn, LATER, POPUP } from './popup-turn.ts';

const popup = (index: number, delay: number, heading = 'A letter') => ({
  index,
  cookie_name: `popup_${index}`,
  expiration: 7,
  delay,
  heading,
  text: '',
  image: null,
  link_label: '',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function context(cookies: Record<string, string> = {}) {
  const overlays = createOverlays({ lock: () => () => {} });
  const state = { busy: false };
  const opened = Date.now();
  const shown: number[] = [];
  const start = (popups = [popup(0, 5), popup(1, 2)]) =>
    awaitTurn(popups, ({ index }) => shown.push(index), {
      overlays,
      readCookie: (name) => cookies[name] ?? null,
      busy: () => state.busy,
      age: () => Date.now() - opened,
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
  return { overlays, state, shown, start, cookies };
}

it('the first popup appears after its delay', { tags: ['popup-7'] }, () => {
  const { overlays, shown, start } = context();
  start();
  vi.advanceTimersByTime(4999);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([0]);
  expect(overlays.getState().modal).toBe(POPUP);
});

it('it is the first whose cookie is unset, with its own delay', { tags: ['popup-8', 'popup-11', 'popup-7'] }, () => {
  const { shown, start } = context({ popup_0: 'true' });
  start();
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1]);
});

it('one that says nothing never has a turn', () => {
  const { shown, start } = context();
  start([popup(0, 0, ''), popup(1, 2)]);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1]);
});

it('one that is due when it comes to life appears at once', () => {
  const { shown, start } = context();
  vi.advanceTimersByTime(5000);
  start();
  expect(shown).toEqual([0]);
});

it('nothing appears where every cookie is set, nor twice on one page', () => {
  const all = context({ popup_0: 'true', popup_1: 'true' });
  all.start();
  const one = context();
  one.start();
  vi.advanceTimersByTime(5000);
  one.overlays.closeAll();
  vi.advanceTimersByTime(60_000);
  expect(all.shown).toEqual([]);
  expect(one.shown).toEqual([0]);
});

it.each([
  ['a modal', (overlays: ReturnType<typeof createOverlays>) => overlays.openModal('waitlist')],
  ['a drawer', (overlays: ReturnType<typeof createOverlays>) => overlays.openDrawer('cart')],
  ['a select', (overlays: ReturnType<typeof createOverlays>) => overlays.toggleSelect('size')],
])('never over %s: it waits until that is closed', (_, open) => {
  const { overlays, shown, start } = context();
  start();
  open(overlays);
  vi.advanceTimersByTime(20_000);
  expect(shown).toEqual([]);
  overlays.closeAll();
  vi.advanceTimersByTime(LATER);
  expect(shown).toEqual([0]);
});

it('it does not interrupt who writes', () => {
  const { state, shown, start } = context();
  state.busy = true;
  start();
  vi.advanceTimersByTime(20_000);
  expect(shown).toEqual([]);
  state.busy = false;
  vi.advanceTimersByTime(LATER);
  expect(shown).toEqual([0]);
});

it('a cookie set by another tab in the meantime is respected', () => {
  const { cookies, shown, start } = context();
  start();
  cookies.popup_0 = 'true';
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
});

it('given up, it never appears', () => {
  const { shown, start, overlays } = context();
  const giveUp = start();
  overlays.openModal('waitlist');
  vi.advanceTimersByTime(10_000);
  giveUp();
  overlays.closeAll();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
});
