import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFade, FADED_IN, SWAPPED } from './fade.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function recorded(reduced = false) {
  const seen: string[] = [];
  const fade = createFade({
    swap: (value) => seen.push(`swap ${value}`),
    enter: (phase) => seen.push(phase),
    reducedMotion: () => reduced,
  });
  return { seen, fade };
}

describe('the fade between two blogs', () => {
  it('takes 0.3 s out and comes in after 0.6 s', { tags: ['blog-6'] }, () => {
    expect([SWAPPED, FADED_IN]).toEqual([300, 600]);
    const { seen, fade } = recorded();
    fade.to('atelier');
    expect(seen).toEqual(['leaving']);
    vi.advanceTimersByTime(299);
    expect(seen).toEqual(['leaving']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['leaving', 'swap atelier', 'away']);
    vi.advanceTimersByTime(299);
    expect(seen.at(-1)).toBe('away');
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['leaving', 'swap atelier', 'away', 'still']);
  });

  it('gives up a choice that is overtaken: the newest wins', () => {
    const { seen, fade } = recorded();
    fade.to('atelier');
    vi.advanceTimersByTime(200);
    fade.to('journal');
    vi.advanceTimersByTime(600);
    expect(seen).toEqual(['leaving', 'leaving', 'swap journal', 'away', 'still']);
  });

  it('is a cut for those who asked for less movement', () => {
    const { seen, fade } = recorded(true);
    fade.to('atelier');
    expect(seen).toEqual(['swap atelier', 'still']);
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(2);
  });

  it('does nothing more once stopped', () => {
    const { seen, fade } = recorded();
    fade.to('atelier');
    fade.stop();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['leaving']);
  });
});
