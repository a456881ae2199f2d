// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useScrollToSelected } from './use-scroll-to-selected.ts';

test('what is selected is scrolled to as soon as it has a line, and not when that moves', () => {
  const scrollTo = vi.fn();
  const { rerender } = renderHook(({ selected, at }) => useScrollToSelected(selected, at, scrollTo), {
    initialProps: { selected: 'a' as string | null, at: -1 },
  });
  expect(scrollTo).not.toHaveBeenCalled();
  rerender({ selected: 'a', at: 3 });
  rerender({ selected: 'a', at: 7 });
  expect(scrollTo.mock.calls).toEqual([[3]]);
  rerender({ selected: null, at: -1 });
  rerender({ selected: 'a', at: 7 });
  expect(scrollTo.mock.calls).toEqual([[3], [7]]);
});
