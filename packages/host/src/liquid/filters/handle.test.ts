import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ["{{ '100% M & Ms!!!' | handleize }}", '100-m-ms'],
  ["{{ ' Élan — Robe ' | handle }}", 'elan-robe'],
  ['{{ "Women\'s" | handle_from }}', 'womens'],
  ["{{ '着物' | handleize }}", '着物'],
  ["{{ 'variable-name' | camelize }}", 'VariableName'],
  ["{{ 'my shop' | camelcase }}", 'MyShop'],
  ["{{ 1 | pluralize: 'item', 'items' }} {{ 2 | pluralize: 'item', 'items' }}", 'item items'],
  ["{{ 'abcd1234efgh' | format_code }}", 'ABCD 1234 EFGH'],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});
