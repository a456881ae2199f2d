// @vitest-environment happy-dom
import type { Target } from '@vitrine/contract/editor/preview.ts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createInspector, type Inspector } from './inspector.ts';
import { block, find, recordEvents, recorder, section } from './preview.fixture.ts';

const { sent, send } = recorder();
const point = vi.fn<(target: Target | null) => void>();
let inspector: Inspector;
let events: ReturnType<typeof recordEvents>;

beforeAll(() => {
  events = recordEvents();
  inspector = createInspector(document, send, point);
});
beforeEach(() => {
  document.body.innerHTML = `${section('a', `${block('one', '<button>B</button><button disabled>Sold out</button>')}<i></i>`)}<p></p>`;
  inspector.setActive(false);
  sent.length = 0;
  events.length = 0;
  point.mockClear();
});

/** An event of the visitor: scripts cannot make one. */
function dispatch(selector: string, type: string, isTrusted = true): Event {
  const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  find(selector).dispatchEvent(event);
  return event;
}

it('a click selects the innermost block, and the theme does not notice', () => {
  const pressed = vi.fn();
  for (const type of ['pointerdown', 'click']) find('button').addEventListener(type, pressed);
  inspector.setActive(true);
  dispatch('button', 'pointerdown');
  expect(dispatch('button', 'click').defaultPrevented).toBe(true);
  dispatch('i', 'click');
  dispatch('p', 'click');
  expect(sent).toEqual([
    { vitrine: 'picked', target: { section: 'a', block: 'one' } },
    { vitrine: 'picked', target: { section: 'a' } },
  ]);
  expect(pressed).not.toHaveBeenCalled();
});

it('clicks are the shop’s while it is not active, and those that scripts make always are', () => {
  expect(dispatch('button', 'click').defaultPrevented).toBe(false);
  inspector.setActive(true);
  expect(dispatch('button', 'click', false).defaultPrevented).toBe(false);
  expect(sent).toEqual([]);
});

it('a control that is disabled can be selected, too', () => {
  inspector.setActive(true);
  dispatch('button[disabled]', 'pointerup');
  expect(sent).toEqual([{ vitrine: 'picked', target: { section: 'a', block: 'one' } }]);
});

it('says what the pointer is over, once', () => {
  dispatch('button', 'pointerover');
  inspector.setActive(true);
  dispatch('button', 'pointerover');
  dispatch('button[disabled]', 'pointerover');
  dispatch('p', 'pointerover');
  const targets = [{ section: 'a', block: 'one' }, null];
  expect(sent).toEqual(targets.map((target) => ({ vitrine: 'pointed', target })));
  expect(point.mock.calls).toEqual(targets.map((target) => [target]));
});

it('tells the page’s scripts', () => {
  inspector.setActive(true);
  inspector.setActive(true);
  inspector.setActive(false);
  expect(events).toEqual([
    ['inspector:activate', '#document', null],
    ['inspector:deactivate', '#document', null],
  ]);
});
