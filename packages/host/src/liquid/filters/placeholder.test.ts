import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ['product-1', '0 0 525 525'],
  ['product-apparel-4', '0 0 525 525'],
  ['collection-6', '0 0 525 525'],
  ['lifestyle-2', '0 0 1300 650'],
  ['hero-apparel-1', '0 0 1300 650'],
  ['image', '0 0 525 525'],
  ['nothing-known', '0 0 525 525'],
])('%s is drawn', (name, viewBox) => {
  const svg = renderText('{{ name | placeholder_svg_tag: "c" }}', { name });
  expect(svg).toMatch(/^<svg class="c".*<\/svg>$/);
  expect(svg).toContain(`viewBox="${viewBox}"`);
});

test('six products look different', () => {
  const drawings = [1, 2, 3, 4, 5, 6].map((number) => renderText(`{{ 'product-${number}' | placeholder_svg_tag }}`));
  expect(new Set(drawings).size).toBe(6);
});
