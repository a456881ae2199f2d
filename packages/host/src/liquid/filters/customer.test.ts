import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ["{{ 'Log in' | customer_login_link }}", '<a href="/fr/account/login" id="customer_login_link">Log in</a>'],
  ["{{ 'Log out' | customer_logout_link }}", '<a href="/fr/account/logout" id="customer_logout_link">Log out</a>'],
  ["{{ 'Join' | customer_register_link }}", '<a href="/fr/account/register" id="customer_register_link">Join</a>'],
  [
    "{{ 'Forgot' | recover_password_link }}",
    '<a href="/fr/account/login#recover" id="customer_recover_link">Forgot</a>',
  ],
  [
    "{{ '' | login_url }} {{ '' | logout_url }} {{ '' | register_url }}",
    '/fr/account/login /fr/account/logout /fr/account/register',
  ],
  [
    "{{ '' | recover_url }} {{ '' | addresses_url }} {{ '' | root_account_url }}",
    '/fr/account/recover /fr/account/addresses /fr/account',
  ],
  [
    "{{ 'Edit' | edit_customer_address_link: 5 }}",
    '<a href="#" onclick="Shopify.CustomerAddress.toggleForm(&quot;5&quot;);return false">Edit</a>',
  ],
  [
    "{{ 'Delete' | delete_customer_address_link: 5 }}",
    '<a href="#" onclick="Shopify.CustomerAddress.destroy(&quot;5&quot;);return false">Delete</a>',
  ],
  ["{{ 'Cancel' | cancel_customer_order_link: 9 }}", '<a href="/fr/account/orders/9/cancel">Cancel</a>'],
])('%s', (template, expected) => {
  expect(renderText(template, {}, { rootUrl: '/fr/' })).toBe(expected);
});

test('the avatar is drawn from the initials, and safe', () => {
  const html = renderText('{{ customer | avatar }}', { customer: { first_name: 'Ada', last_name: '<b>' } });
  expect(html).toContain('aria-label="Ada &lt;b&gt;"');
  expect(html).toContain('>A&lt;</text>');
});
