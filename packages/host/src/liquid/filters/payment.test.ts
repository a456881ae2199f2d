import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test('badges have names, also unknown ones', () => {
  const visa = renderText("{{ 'visa' | payment_type_svg_tag: class: 'icon' }}");
  expect(visa).toMatch(/^<svg class="icon" .*aria-labelledby="pi-visa"><title id="pi-visa">Visa<\/title>/);
  expect(renderText("{{ 'shop_<b>' | payment_type_svg_tag }}")).toContain(
    '<title id="pi-shop_b">shop &lt;b&gt;</title>',
  );
  expect(renderText("{{ 'visa' | payment_type_img_url }}")).toBe(
    '//shop.test/cdn/shopifycloud/storefront/assets/payment_icons/visa.svg',
  );
});

test('what needs an account elsewhere prints nothing', () => {
  const html = renderText(
    "{{ form | payment_button }}{{ form | payment_terms }}{{ shop | login_button: action: 'x' }}{{ form | installments_pricing }}",
  );
  expect(html).toBe('');
  expect(renderText('{{ 1 | payment_button }}')).toContain('class="shopify-payment-button"');
});
