// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { header } from '../../../state/header/header.ts';
import { overlays } from '../../../state/overlays/overlays.ts';
import { OPEN_AFTER } from './hover-intent.ts';
import { runNav } from './run-nav.ts';

const entry = (id: string, top: string, links: string) =>
  `<li class="nav__entry" data-entry="${id}" ${links ? 'data-panel' : ''}>${top}<div>${links}</div></li>`;

let nav: HTMLElement;
let end: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<nav>${[
    entry(
      'a',
      '<a class="nav__top" href="/a">A</a><button class="nav__more"></button>',
      '<div data-column><a href="/a1">1</a><a href="/a2">2</a></div>',
    ),
    entry('b', '<button class="nav__top">B</button>', '<div data-column><a href="/b1">1</a></div>'),
    entry('c', '<a class="nav__top" href="/c">C</a>', ''),
  ].join('')}</nav><main><button id="elsewhere"></button></main>`;
  nav = document.querySelector('nav') as HTMLElement;
  end = runNav(nav);
  // As the view does.
  stop = header.subscribe(({ megaMenu }) => {
    for (const item of nav.querySelectorAll<HTMLElement>('.nav__entry'))
      item.toggleAttribute('data-open', item.dataset.entry === megaMenu);
  });
});
afterEach(() => {
  end();
  stop();
  overlays.closeAll();
  vi.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const open = () => header.getState().megaMenu;
const point = (type: string, selector: string, more: object = {}) =>
  find(selector).dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'mouse',
      movementX: 1,
      ...more,
    } as PointerEventInit),
  );
const press = (selector: string, pointerType: string) => {
  point('pointerdown', selector, { pointerType });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  find(selector).dispatchEvent(event);
  return event.defaultPrevented;
};
const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

it('a finger opens with its first tap and follows the link with its second', () => {
  expect(press('[href="/a"]', 'touch')).toBe(true);
  expect(open()).toBe('a');
  expect(press('[href="/a"]', 'touch')).toBe(false);
  expect(press('[href="/c"]', 'touch')).toBe(false);
});

it('a mouse follows a link at once, and never shuts what it has opened by resting', () => {
  expect(press('[href="/a"]', 'mouse')).toBe(false);
  point('pointermove', '[data-entry="b"]');
  vi.advanceTimersByTime(OPEN_AFTER);
  expect(open()).toBe('b');
  press('[data-entry="b"] > button', 'mouse');
  expect(open()).toBe('b');
});

it('the button opens and shuts by key', () => {
  find('.nav__more').click();
  expect(open()).toBe('a');
  find('.nav__more').click();
  expect(open()).toBeNull();
});

it('a move that was none opens nothing: a page that comes up under a resting mouse', () => {
  point('pointermove', '[data-entry="a"]', { movementX: 0, movementY: 0 });
  vi.advanceTimersByTime(10_000);
  expect(open()).toBeNull();
});

it('keys go down into the panel and Escape comes back to the entry and closes', () => {
  find('[href="/a"]').focus();
  key('ArrowDown');
  expect([open(), document.activeElement?.getAttribute('href')]).toEqual(['a', '/a1']);
  key('ArrowDown');
  expect(document.activeElement?.getAttribute('href')).toBe('/a2');
  key('Escape');
  expect([open(), document.activeElement?.getAttribute('href')]).toEqual([null, '/a']);
});

it('focus or a press that goes elsewhere, Escape and leaving the page close', () => {
  for (const close of [
    () => {
      find('[href="/a1"]').focus();
      find('#elsewhere').focus();
    },
    () => point('pointerdown', '#elsewhere'),
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })),
    () => window.dispatchEvent(new Event('pagehide')),
    () => find('[href="/a1"]').click(),
  ]) {
    header.hover('a', true);
    close();
    expect(open()).toBeNull();
  }
});

it('what a pointer was about to open does not open once something lies over the page', () => {
  point('pointermove', '[data-entry="a"]');
  overlays.openModal('popup');
  vi.advanceTimersByTime(10_000);
  expect(open()).toBeNull();
});

it('a mouse that came to rest on an entry before opens it, unless the page came up under it', {
  tags: ['header-2'],
}, () => {
  const hovered = vi
    .spyOn(nav, 'querySelector')
    .mockImplementation((selector) => (selector === '.nav__entry:hover' ? find('[data-entry="a"]') : null));
  end();
  end = runNav(nav);
  vi.advanceTimersByTime(OPEN_AFTER);
  expect(open()).toBeNull();
  document.documentElement.dataset.moved = '';
  end();
  end = runNav(nav);
  vi.advanceTimersByTime(OPEN_AFTER);
  expect(open()).toBe('a');
  delete document.documentElement.dataset.moved;
  hovered.mockRestore();
});
