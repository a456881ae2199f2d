import { expect, test } from 'vitest';
import { cart, product } from '../test_objects.ts';
import { renderText } from '../test_services.ts';

test.each([
  ['{{ cart | item_count_for_variant: 71 }} {{ cart | item_count_for_variant: 5 }}', '3 0'],
  ["{{ cart | line_items_for: product | map: 'title' | join: ',' }}", 'two,one'],
  ["{{ cart | line_items_for: product.variants.first | map: 'title' | join: ',' }}", 'two,one'],
  ['{{ cart | line_items_for: product.variants.last | size }}', '0'],
  ['{{ cart | line_items_for: nil | size }}', '0'],
])('%s', (template, expected) => {
  expect(renderText(template, { cart, product })).toBe(expected);
});
