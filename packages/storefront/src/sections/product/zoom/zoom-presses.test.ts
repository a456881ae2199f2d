// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD, watchPresses } from './zoom-presses.ts';

const tell = { hold: vi.fn(), drag: vi.fn(), release: vi.fn(), click: vi.fn(), swipe: vi.fn() };
const told = () => Object.entries(tell).flatMap(([name, { mock }]) => mock.calls.map(() => name));
let ends: AbortController;
let element: HTMLElement;

const send = (type: string, init: PointerEventInit = {}) =>
  element.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: 100, clientY: 100, ...init }));

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
  element.setPointerCapture = () => {};
  ends = new AbortController();
  watchPresses(element, ends.signal, tell);
});
afterEach(() => {
  ends.abort();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('a short press is a click', () => {
  send('pointerdown');
  vi.advanceTimersByTime(HOLD - 1);
  send('pointerup');
  expect(told()).toEqual(['click']);
});

it('after 200 ms a press holds; where it moves is told, and that it ends', {
  tags: ['gallery-15', 'gallery-16'],
}, () => {
  send('pointerdown');
  vi.advanceTimersByTime(200);
  expect(told()).toEqual(['hold']);
  send('pointermove', { clientX: 130 });
  expect(tell.drag).toHaveBeenLastCalledWith({ x: 130, y: 100 });
  send('pointerup');
  expect(told()).toEqual(['hold', 'drag', 'release']);
});

it('other buttons and other fingers say nothing', () => {
  send('pointerdown', { button: 2 });
  send('pointerup', { button: 2 });
  expect(told()).toEqual([]);
  send('pointerdown');
  send('pointerup', { pointerId: 2 });
  expect(told()).toEqual([]);
});

it('a press that the browser takes away is no click, but lets go what it held', () => {
  send('pointerdown');
  send('pointercancel');
  expect(told()).toEqual([]);
  send('pointerdown');
  vi.advanceTimersByTime(HOLD);
  send('pointercancel');
  expect(told()).toEqual(['hold', 'release']);
});

it('a finger that moves 40 px before it holds sends the picture away; a mouse may stray', () => {
  send('pointerdown', { pointerType: 'mouse' });
  send('pointermove', { pointerType: 'mouse', clientY: 150 });
  expect(told()).toEqual([]);
  send('pointerup', { pointerType: 'mouse' });
  send('pointerdown', { pointerType: 'touch' });
  send('pointermove', { pointerType: 'touch', clientY: 139 });
  expect(tell.swipe).not.toHaveBeenCalled();
  send('pointermove', { pointerType: 'touch', clientY: 140 });
  expect(tell.swipe).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(HOLD);
  expect(tell.hold).not.toHaveBeenCalled();
});

it('says nothing more when it has ended', () => {
  send('pointerdown');
  ends.abort();
  vi.advanceTimersByTime(HOLD);
  send('pointerup');
  expect(told()).toEqual([]);
});
