// @vitest-environment happy-dom
// biome-ignore-all lint/a11y/useSemanticElements: as the tree has them
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from './tree-items.fixture.ts';
import { linesOf } from './tree-rows.ts';
import { useTreeKeys } from './use-tree-keys.ts';

// Home page, fixed, a, b (folded), the row that adds.
const lines = linesOf([area], new Set([area.id]));
const heard = vi.fn();

/** A tree whose keyboard is at the row `b`, with a menu of it elsewhere on the page. */
function Tree() {
  const onKeyDown = useTreeKeys({
    lines,
    at: 3,
    height: 32,
    goTo: (index) => heard('goTo', index),
    expand: (id, isExpanded) => heard('expand', id, isExpanded),
    onSelect: ({ row }, isEntered) => heard('select', row.id, isEntered),
    onCommand: (command, { row }) => heard(command, row.id),
  });
  return (
    <div role="treegrid" onKeyDown={onKeyDown}>
      <div role="row" tabIndex={0}>
        <span className="tree-buttons">
          <button type="button">Hide</button>
          <button type="button">More</button>
        </span>
      </div>
      {createPortal(<button type="button">In a menu</button>, document.body)}
    </div>
  );
}

const row = () => screen.getByRole('row');
const button = (name: string) => screen.getByRole('button', { name });

/** What a key did, and whether the browser was kept from doing its own. */
function press(key: string, options: KeyboardEventInit = {}, target: Element = row()) {
  heard.mockClear();
  const event = createEvent.keyDown(target, { key, ...options });
  fireEvent(target, event);
  return [heard.mock.calls[0], event.defaultPrevented];
}

afterEach(cleanup);

test.each([
  ['ArrowUp', { altKey: true }, ['up', 'b']],
  ['ArrowDown', { altKey: true }, ['down', 'b']],
  ['d', { ctrlKey: true }, ['duplicate', 'b']],
  ['H', { metaKey: true }, ['hide', 'b']],
  ['Delete', {}, ['remove', 'b']],
  ['Backspace', {}, ['remove', 'b']],
  ['Enter', {}, ['select', 'b', true]],
  [' ', {}, ['select', 'b', false]],
  ['ArrowDown', {}, ['goTo', 4]],
  ['ArrowRight', {}, ['expand', 'b', true]],
  ['f', {}, ['goTo', 1]],
])('%s %o', (key, options, call) => {
  render(<Tree />);
  expect(press(key, options)).toEqual([call, true]);
});

test('keys that are not the tree’s are left to the browser and the editor', () => {
  render(<Tree />);
  expect(press('s', { ctrlKey: true })).toEqual([undefined, false]);
  expect(press('Tab')).toEqual([undefined, false]);
  expect(press('ArrowDown', {}, button('In a menu'))).toEqual([undefined, false]);
  expect(press('Enter', {}, button('Hide'))).toEqual([undefined, false]);
});

test('arrow keys lead between a row’s buttons, and from the first one back to the row', () => {
  render(<Tree />);
  button('Hide').focus();
  press('ArrowRight', {}, button('Hide'));
  expect(document.activeElement).toBe(button('More'));
  press('ArrowLeft', {}, button('More'));
  expect(document.activeElement).toBe(button('Hide'));
  expect(press('ArrowLeft', {}, button('Hide'))).toEqual([['goTo', 3], true]);
  expect(press('Escape', {}, button('More'))).toEqual([['goTo', 3], true]);
});

test('letters that follow each other at once are the beginning of one title', () => {
  render(<Tree />);
  press('h');
  expect(press('o')).toEqual([['goTo', 0], true]);
});
