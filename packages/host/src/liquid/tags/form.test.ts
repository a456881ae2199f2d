import { expect, test } from 'vitest';
import type { RenderServices } from '../services.ts';
import { renderText } from '../test_services.ts';

const hidden = (type: string) =>
  `<input type="hidden" name="form_type" value="${type}" /><input type="hidden" name="utf8" value="✓" />`;
const globals = {
  product: { id: 7 },
  article: { url: '/blogs/news/linen' },
  address: { id: 5, city: 'Austin' },
};

test.each([
  [
    "{% form 'product', product, id: 'f', class: 'c', data-type: 'add', novalidate: 'novalidate' %}x{% endform %}",
    `<form method="post" action="/cart/add" id="f" accept-charset="UTF-8" class="c" enctype="multipart/form-data" data-type="add" novalidate="novalidate">${hidden('product')}x<input type="hidden" name="product-id" value="7" /></form>`,
  ],
  [
    "{% form 'product', product %}{% endform %}",
    `<form method="post" action="/cart/add" id="product_form_7" accept-charset="UTF-8" class="shopify-product-form" enctype="multipart/form-data">${hidden('product')}<input type="hidden" name="product-id" value="7" /></form>`,
  ],
  [
    "{% form 'cart', cart %}{% endform %}",
    `<form method="post" action="/cart" id="cart_form" accept-charset="UTF-8" class="shopify-cart-form" enctype="multipart/form-data">${hidden('cart')}</form>`,
  ],
  [
    "{% form 'contact' %}{% endform %}",
    `<form method="post" action="/contact#contact_form" id="contact_form" accept-charset="UTF-8" class="contact-form">${hidden('contact')}</form>`,
  ],
  [
    "{% form 'customer' %}{% endform %}",
    `<form method="post" action="/contact#contact_form" id="contact_form" accept-charset="UTF-8" class="contact-form">${hidden('customer')}</form>`,
  ],
  [
    "{% form 'new_comment', article %}{% endform %}",
    `<form method="post" action="/blogs/news/linen/comments#comment_form" id="comment_form" accept-charset="UTF-8" class="comment-form">${hidden('new_comment')}</form>`,
  ],
  [
    "{% form 'storefront_password' %}{% endform %}",
    `<form method="post" action="/password" id="login_form" accept-charset="UTF-8" class="storefront-password-form">${hidden('storefront_password')}</form>`,
  ],
  [
    "{% form 'localization' %}{% endform %}",
    `<form method="post" action="/localization" id="localization_form" accept-charset="UTF-8" class="shopify-localization-form" enctype="multipart/form-data">${hidden('localization')}<input type="hidden" name="_method" value="put" /><input type="hidden" name="return_to" value="/a?b=1&amp;c=2" /></form>`,
  ],
  [
    "{% form 'currency' %}{% endform %}",
    `<form method="post" action="/cart/update" id="currency_form" accept-charset="UTF-8" class="shopify-currency-form" enctype="multipart/form-data">${hidden('currency')}<input type="hidden" name="return_to" value="/a?b=1&amp;c=2" /></form>`,
  ],
  [
    "{% form 'create_customer' %}{% endform %}",
    `<form method="post" action="/account" id="create_customer" accept-charset="UTF-8" data-login-with-shop-sign-up="true">${hidden('create_customer')}</form>`,
  ],
  [
    "{% form 'customer_login', return_to: 'back' %}{% endform %}",
    `<form method="post" action="/account/login" id="customer_login" accept-charset="UTF-8" data-login-with-shop-sign-in="true">${hidden('customer_login')}<input type="hidden" name="return_to" value="back" /></form>`,
  ],
  [
    "{% form 'guest_login' %}{% endform %}",
    `<form method="post" action="/account/login" id="customer_login_guest" accept-charset="UTF-8">${hidden('guest_login')}<input type="hidden" name="guest" value="true" /></form>`,
  ],
  [
    "{% form 'recover_customer_password' %}{% endform %}",
    `<form method="post" action="/account/recover" accept-charset="UTF-8">${hidden('recover_customer_password')}</form>`,
  ],
  [
    "{% form 'reset_customer_password' %}{% endform %}",
    `<form method="post" action="/account/reset" accept-charset="UTF-8">${hidden('reset_customer_password')}</form>`,
  ],
  [
    "{% form 'activate_customer_password' %}{% endform %}",
    `<form method="post" action="/account/activate" accept-charset="UTF-8">${hidden('activate_customer_password')}</form>`,
  ],
  [
    "{% form 'customer_address', new %}{% endform %}",
    `<form method="post" action="/account/addresses" id="address_form_new" accept-charset="UTF-8">${hidden('customer_address')}</form>`,
  ],
  [
    "{% form 'customer_address', address %}{{ form.city }}{% endform %}",
    `<form method="post" action="/account/addresses/5" id="address_form_5" accept-charset="UTF-8">${hidden('customer_address')}<input type="hidden" name="_method" value="put" />Austin</form>`,
  ],
  [
    "{% form 'wish' %}{% endform %}",
    "Liquid error (test line 1): Error in tag 'form' - 'wish' is not a valid form type",
  ],
])('%s', (template, expected) => {
  expect(renderText(template, globals, { path: '/a?b=1&c=2' })).toBe(expected);
});

test('inside a section the form names it; below another root it posts there', () => {
  const html = renderText(
    "{% form 'product', product %}{% endform %}",
    { ...globals, section: { id: 's"1' } },
    { rootUrl: '/fr/' },
  );
  expect(html).toContain('action="/fr/cart/add"');
  expect(html).toContain('<input type="hidden" name="section-id" value="s&quot;1" /></form>');
});

const template = `{% form 'contact', id: 'mine' %}{{ form.id }}|{{ form.posted_successfully? }}|{{ form.email | escape }}|
{%- for field in form.errors %}{{ field }}:{{ form.errors.translated_fields[field] }} {{ form.errors.messages[field] }};{% endfor -%}
|{{ form.errors.size }}{% if form.errors contains 'email' %}!{% endif %}{% endform %}`;

const inside = (services: Partial<RenderServices>) =>
  renderText(template, {}, services).replace(/^.*?✓" \/>|<\/form>$/gs, '');

test('the result of the last post is shown once it is there', () => {
  expect(inside({})).toBe('mine|false|||');
  expect(inside({ formResult: () => ({ posted: true, errors: {}, values: {} }) })).toBe('mine|true|||');
  const failed = {
    posted: false,
    errors: { first_name: ['is missing'], email: ['is invalid'] },
    values: { email: '"<x>' },
  };
  expect(inside({ formResult: () => failed })).toBe(
    'mine|false|&quot;&lt;x&gt;|first_name:First name is missing;email:Email is invalid;|2!',
  );
});

test('a form with an id of its own also finds results under its usual one', () => {
  const asked: string[] = [];
  inside({ formResult: (id) => void asked.push(id) });
  expect(asked).toEqual(['mine', 'contact_form', 'contact']);
});

test('a new comment begins empty: the author of its article is not who comments', () => {
  const article = { id: 7, url: '/blogs/journal/on-silk', author: 'Nell Ashworth', comments: [] };
  const written = "{% form 'new_comment', article %}[{{ form.author }}]{% endform %}";
  expect(renderText(written, { article })).toContain('[]');
  const failed = { posted: false, errors: { email: ['is invalid'] }, values: { author: 'Ada' } };
  expect(renderText(written, { article }, { formResult: () => failed })).toContain('[Ada]');
});

test('the box that makes an address the default is ticked again', () => {
  const box = (values: Record<string, string>) =>
    renderText(
      "{% form 'customer_address', address %}{{ form.set_as_default_checkbox }}{% endform %}",
      { address: { id: 5 } },
      { formResult: () => ({ posted: false, errors: { city: ['is missing'] }, values }) },
    );
  expect(box({ default: '1' })).toContain('name="address[default]" value="1" checked="checked">');
  expect(box({})).toContain('name="address[default]" value="1">');
});
