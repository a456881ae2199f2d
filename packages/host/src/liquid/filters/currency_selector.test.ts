import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test('the shop’s currencies, the current one chosen', () => {
  const shop = { enabled_currencies: [{ iso_code: 'CAD', symbol: '\u0024' }, { iso_code: 'USD' }] };
  expect(
    renderText("{% form 'currency' %}{{ form | currency_selector: class: 'c' }}{% endform %}", { shop }),
  ).toContain(
    '<select class="c" name="currency"><option value="CAD">CAD \u0024</option><option value="USD" selected="selected">USD</option></select>',
  );
});
