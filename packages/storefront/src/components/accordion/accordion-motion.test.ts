// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOpen, moveAccordion } from './accordion-motion.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disclosure whose content is 120 px high. */
function accordion(open: boolean) {
  document.body.innerHTML = `<details${open ? ' open' : ''}><summary>Care</summary><div class="accordion__clip"></div></details>`;
  const details = document.querySelector('details') as HTMLDetailsElement;
  const clip = details.querySelector('div') as HTMLElement;
  for (const side of ['scrollHeight', 'offsetHeight']) Object.defineProperty(clip, side, { value: 120 });
  return { details, clip };
}

describe('the movement of an accordion', () => {
  it('opens at once to the height it measured, which is let go after 800 ms', {
    tags: ['widget-3', 'widget-2'],
  }, () => {
    const { details, clip } = accordion(false);
    moveAccordion(details, true);
    expect([details.open, isOpen(details), clip.style.height]).toEqual([true, true, '120px']);
    vi.advanceTimersByTime(799);
    expect(clip.style.height).toBe('120px');
    vi.advanceTimersByTime(1);
    expect([details.open, clip.style.height]).toEqual([true, '']);
  });

  it('keeps its content in the page for the 500 ms in which it closes', { tags: ['widget-3', 'widget-2'] }, () => {
    const { details, clip } = accordion(true);
    moveAccordion(details, false);
    expect([details.open, isOpen(details), clip.style.height]).toEqual([true, false, '0px']);
    vi.advanceTimersByTime(499);
    expect(details.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect([details.open, clip.style.height, 'closing' in details.dataset]).toEqual([false, '', false]);
  });

  it('turns round on its way, and the way given up changes nothing later', { tags: ['widget-3', 'account-21'] }, () => {
    const { details, clip } = accordion(true);
    moveAccordion(details, false);
    vi.advanceTimersByTime(250);
    moveAccordion(details, true);
    expect([isOpen(details), clip.style.height]).toEqual([true, '120px']);
    vi.advanceTimersByTime(2000);
    expect([details.open, clip.style.height]).toEqual([true, '']);
  });

  it('is already there: nothing moves', () => {
    const { details, clip } = accordion(true);
    moveAccordion(details, true);
    expect([clip.style.height, vi.getTimerCount()]).toEqual(['', 0]);
  });

  it('is a cut for those who asked for less movement', () => {
    const { details, clip } = accordion(false);
    moveAccordion(details, true, true);
    expect([details.open, clip.style.height, vi.getTimerCount()]).toEqual([true, '', 0]);
    moveAccordion(details, false, true);
    expect(details.open).toBe(false);
  });
});
