import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLOSE_AFTER, hoverIntent, OPEN_AFTER, SWITCH_AFTER } from './hover-intent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function menus() {
  const state: { open: string | null } = { open: null };
  const intent = hoverIntent({
    current: () => state.open,
    show: (menu) => {
      state.open = menu;
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  return { state, intent };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('resting on an entry opens its menu, crossing the bar opens none', { tags: ['header-2'] }, () => {
  const { state, intent } = menus();
  intent.over('coats', 'coats');
  pass(OPEN_AFTER - 1);
  intent.over('shoes', 'shoes');
  pass(OPEN_AFTER - 1);
  expect(state.open).toBeNull();
  pass(1);
  expect(state.open).toBe('shoes');
});

it('every move may tell: they do not put it off', () => {
  const { state, intent } = menus();
  for (let ms = 0; ms <= OPEN_AFTER; ms += 10) {
    intent.over('coats', 'coats');
    pass(10);
  }
  expect(state.open).toBe('coats');
});

it('the corner may be cut: another entry on the way into the panel does not take over', () => {
  const { state, intent } = menus();
  intent.over('coats', 'coats');
  pass(OPEN_AFTER);
  intent.over('shoes', 'shoes');
  pass(SWITCH_AFTER - 1);
  intent.over('coats', 'coats');
  pass(10_000);
  expect(state.open).toBe('coats');
});

it('resting on another entry switches, on one that opens nothing closes', () => {
  const { state, intent } = menus();
  intent.over('coats', 'coats');
  pass(OPEN_AFTER);
  intent.over('shoes', 'shoes');
  pass(SWITCH_AFTER);
  expect(state.open).toBe('shoes');
  intent.over('sale', null);
  pass(SWITCH_AFTER);
  expect(state.open).toBeNull();
});

it('leaving closes all; a slip is forgiven', { tags: ['header-18'] }, () => {
  const { state, intent } = menus();
  intent.over('coats', 'coats');
  pass(OPEN_AFTER);
  intent.leave();
  pass(CLOSE_AFTER - 1);
  intent.over('coats', 'coats');
  pass(10_000);
  expect(state.open).toBe('coats');
  intent.leave();
  pass(CLOSE_AFTER);
  expect(state.open).toBeNull();
});

it('leaving before it opened keeps it closed, and so does what decides otherwise', () => {
  const { state, intent } = menus();
  intent.over('coats', 'coats');
  intent.leave();
  pass(10_000);
  expect(state.open).toBeNull();
  intent.over('coats', 'coats');
  intent.cancel();
  pass(10_000);
  expect(state.open).toBeNull();
});
