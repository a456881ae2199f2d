import { expect, test } from 'vitest';
import { lineDescription } from './line-description.ts';

const long = `<p>${'Silk &amp; linen 🧵 '.repeat(100)}</p>`;

test('a small cart has each description as the merchant wrote it', () => {
  expect(lineDescription(long, 20)).toBe(long);
});

test('the descriptions of a large cart share the limit, as plain text in whole words', () => {
  for (const lines of [100, 500]) {
    const shown = lineDescription(long, lines);
    expect(shown.length).toBeLessThanOrEqual(50_000 / lines);
    expect(shown).toMatch(/^Silk &amp; linen 🧵 .*(?:Silk|&amp;|linen|🧵)…$/u);
  }
});

test('what is short without its tags is whole', () => {
  expect(lineDescription(`<div class="${'x'.repeat(200)}">Silk</div>`, 500)).toBe('Silk');
});
