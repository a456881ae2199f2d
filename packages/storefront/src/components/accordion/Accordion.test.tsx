// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewport } from '../../state/viewport/viewport.ts';
import { Accordion } from './Accordion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const details = () => screen.getByText('Care').closest('details') as HTMLDetailsElement;

/** A browser waits with its own answer to a press until everybody was asked; happy-dom gives it before React is, so it is told not to. */
function press() {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  fireEvent.click(screen.getByText('Care'));
}

it('is painted in its default state: closed unless it is to be open', {
  tags: ['widget-1', 'widget-2', 'widget-4'],
}, () => {
  render(<Accordion title="Care">Cold water.</Accordion>);
  expect(details().open).toBe(false);
  cleanup();
  render(
    <Accordion title="Care" open>
      Cold water.
    </Accordion>,
  );
  expect(details().open).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(details().open).toBe(true);
});

it('is open at once, and closed, where less movement is wanted', () => {
  vi.spyOn(viewport, 'getState').mockReturnValue({ desktop: true, reducedMotion: true });
  render(<Accordion title="Care">Cold water.</Accordion>);
  press();
  expect([details().open, details().querySelector('.accordion__clip')?.getAttribute('style')]).toEqual([true, null]);
  press();
  expect([details().open, vi.getTimerCount()]).toEqual([false, 0]);
});
