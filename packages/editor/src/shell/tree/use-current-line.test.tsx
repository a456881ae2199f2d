// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { area } from './tree-items.fixture.ts';
import { type Line, linesOf } from './tree-rows.ts';
import { type CurrentLine, useCurrentLine } from './use-current-line.ts';

const all = linesOf([area], new Set([area.id]));
let current: CurrentLine;
let draw: (lines: readonly Line[]) => void;

afterEach(cleanup);

/** A list that draws its current line and the first three, as one that is not scrolled. */
function List({ selected = null }: { selected?: string | null }) {
  const [lines, setLines] = useState<readonly Line[]>(all);
  const list = useRef<HTMLDivElement>(null);
  current = useCurrentLine(lines, selected, list);
  draw = setLines;
  return (
    <div role="treegrid" ref={list} onFocus={current.onFocus} onBlur={current.onBlur}>
      {lines.map(({ row }, index) =>
        index < 3 || index === current.at ? (
          <div key={row.id} data-key={row.id} data-testid={row.id} tabIndex={index === current.at ? 0 : -1} />
        ) : null,
      )}
    </div>
  );
}

const focused = () => document.activeElement?.getAttribute('data-key');

test('Tab leads to the first row, or to the selected one', () => {
  render(<List />);
  expect(screen.getByTestId(area.id).tabIndex).toBe(0);
  render(<List selected="a" />);
  expect(screen.getAllByTestId('a').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

test('the keyboard goes to a row that is drawn for it', () => {
  render(<List />);
  act(() => current.goTo(3));
  expect(focused()).toBe('b');
  expect(current.hasFocus).toBe(true);
});

test('when its row is gone, the keyboard is at the one in its place', () => {
  render(<List />);
  act(() => current.goTo(2));
  act(() => draw(all.filter(({ row }) => row.id !== 'a')));
  expect(focused()).toBe('b');
});

test('a list that has not the keyboard does not take it', () => {
  render(<List selected="a" />);
  act(() => draw(all.slice(1)));
  expect(document.activeElement).toBe(document.body);
  expect(current.hasFocus).toBe(false);
});
