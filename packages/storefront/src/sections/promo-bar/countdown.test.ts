import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const shown = (seconds: number) =>
  countdown(String(NOW / 1000 + seconds), NOW)
    .map(({ unit, count }) => `${count} ${unit}`)
    .join(' ');

it.each([
  [2 * 86_400 + 3 * 3600 + 4 * 60 + 5, '2 days 3 hours 4 minutes 5 seconds'],
  [86_400, '1 days 0 hours 0 minutes 0 seconds'],
  [3600, '1 hours 0 minutes 0 seconds'],
  [61, '1 minutes 1 seconds'],
  [59, '59 seconds'],
  [1, '1 seconds'],
])('%i seconds are shown as %s', { tags: ['popup-6'] }, (seconds, text) => {
  expect(shown(seconds)).toBe(text);
});

it.each([0, -1, -86_400])('is empty once the time has passed (%i)', { tags: ['popup-6'] }, (seconds) => {
  expect(shown(seconds)).toBe('');
});

it.each(['', ' ', 'soon', 'NaN', 'Infinity'])('a text that is no time counts nothing down: "%s"', (date) => {
  expect(countdown(date, NOW)).toEqual([]);
});

it('adds up to what is left, and never begins with a zero', () => {
  const worth = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4e8 }), (seconds) => {
      const parts = countdown(String(NOW / 1000 + seconds), NOW);
      expect(parts.reduce((sum, { unit, count }) => sum + count * worth[unit], 0)).toBe(seconds);
      expect(parts[0]?.count).toBeGreaterThan(0);
    }),
  );
});
