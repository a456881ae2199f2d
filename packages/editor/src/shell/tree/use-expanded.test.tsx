// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { area } from './tree-items.fixture.ts';
import { useExpanded } from './use-expanded.ts';

const render = (selected: string | null) =>
  renderHook(({ items, id }) => useExpanded(items, id), { initialProps: { items: [area], id: selected } });

test('areas are open, and what is selected is in sight, until the merchant folds it', () => {
  const { result, rerender } = render(null);
  expect([...result.current.ids]).toEqual([area.id]);
  rerender({ items: [area], id: 'b/c' });
  expect([...result.current.ids].sort()).toEqual([area.id, 'b', 'b/c'].sort());
  act(() => result.current.set('b', false));
  // A letter has made the tree anew.
  rerender({ items: [{ ...area }], id: 'b/c' });
  expect(result.current.ids.has('b')).toBe(false);
});

test('all can be unfolded, and folded but for the areas', () => {
  const { result } = render(null);
  act(() => result.current.setAll(true));
  expect([...result.current.ids]).toEqual([area.id, 'b']);
  act(() => result.current.setAll(false));
  expect([...result.current.ids]).toEqual([area.id]);
});
