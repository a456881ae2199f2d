import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test('the shop’s currencies, the current one chosen', () => {
  const shop = { enabled_currencies: [{ iso_code: 'CAD' }, { iso_code: 'USD' }] };
  expect(
    renderText("{% form 'currency' %}{{ form | currency_selector: class: 'c' }}{% endform %}", { shop }),
  ).toContain(
    '<select name="currency" class="c"><option value="CAD">CAD</option><option value="USD" selected="selected">USD</option></select>',
  );
});
