import { button, done, ERRORS, field, PAGER } from './parts.ts';
import type { OwnTexts } from './texts.ts';

/** Pages of classic customer accounts (docs/platform.md: customer accounts), as Liquid. They work without a script. */

const email = (t: OwnTexts, name: string) =>
  field({
    name,
    label: t.email,
    type: 'email',
    autocomplete: 'email',
    value: 'form.email',
    error: 'email',
    isRequired: true,
  });

const newPassword = (t: OwnTexts, name = 'customer[password]', label = t.password) =>
  field({ name, label, type: 'password', autocomplete: 'new-password', error: 'password', isRequired: true });

const twice = (t: OwnTexts) => newPassword(t) + newPassword(t, 'customer[password_confirmation]', t.passwordAgain);

export const login = (t: OwnTexts): string => `<h1>${t.logIn}</h1>
{% form 'customer_login' %}${ERRORS}${email(t, 'customer[email]')}
${field({ name: 'customer[password]', label: t.password, type: 'password', autocomplete: 'current-password', error: 'password', isRequired: true })}
${button(t.logIn)}{% endform %}
{% if shop.checkout.guest_login %}{% form 'guest_login' %}<p class="actions"><button class="link" type="submit">${t.guest}</button></p>{% endform %}{% endif %}
<section class="part" id="recover"><h2>${t.forgot}</h2><p class="hint apart">${t.forgotHint}</p>
{% form 'recover_customer_password' %}${ERRORS}${done(t.sent)}${field({ name: 'email', label: t.email, type: 'email', autocomplete: 'email', value: 'form.email', isRequired: true })}
<p><button class="button quiet" type="submit">${t.send}</button></p>{% endform %}</section>
<section class="part"><h2>${t.newHere}</h2><p><a href="{{ routes.account_register_url }}">${t.createAccount}</a></p></section>`;

export const register = (t: OwnTexts): string => `<h1>${t.createAccount}</h1>
{% form 'create_customer' %}{% if form.posted_successfully? %}<div class="notice good" role="status">{{ form.errors | default_errors }}</div>{% else %}${ERRORS}{% endif %}
<div class="row two">${field({ name: 'customer[first_name]', label: t.firstName, autocomplete: 'given-name', value: 'form.first_name', error: 'first_name' })}
${field({ name: 'customer[last_name]', label: t.lastName, autocomplete: 'family-name', value: 'form.last_name', error: 'last_name' })}</div>
${email(t, 'customer[email]')}${newPassword(t)}
<label class="check"><input type="checkbox" name="customer[accepts_marketing]" value="true"{% if form.accepts_marketing %} checked{% endif %}>${t.newsletter}</label>
${button(t.createAccount)}{% endform %}
<p class="part">${t.haveAccount} <a href="{{ routes.account_login_url }}">${t.logIn}</a></p>`;

export const resetPassword = (t: OwnTexts): string => `<h1>${t.reset}</h1>
{% if customer.email %}<p>${t.resetHint} {{ customer.email | escape }}</p>{% endif %}
{% form 'reset_customer_password' %}${ERRORS}${twice(t)}${button(t.save)}{% endform %}`;

export const activateAccount = (t: OwnTexts): string => `<h1>${t.activate}</h1><p>${t.activateHint}</p>
{% form 'activate_customer_password' %}${ERRORS}${twice(t)}${button(t.activate)}
<p class="actions"><button class="link" type="submit" name="decline" value="true" formnovalidate>${t.decline}</button></p>{% endform %}`;

export const account = (t: OwnTexts): string => `<h1>${t.account}</h1>
<p>{{ customer.name | escape }}{% if customer.name != blank %} · {% endif %}{{ customer.email | escape }}</p>
<form method="post" action="{{ routes.account_logout_url }}"><button class="link" type="submit">${t.logOut}</button></form>
<section class="part"><h2>${t.orders}</h2>
{% paginate customer.orders by 20 %}{% if customer.orders_count == 0 %}<p>${t.noOrders}</p>{% else %}<ul class="lines">
{%- for order in customer.orders -%}<li style="grid-template-columns:minmax(0,1fr) auto"><span><a href="{{ order.customer_url }}">{{ order.name | escape }}</a>
<span class="what"><br>{{ order.created_at | date: format: 'date' }}<br>{{ order.financial_status_label }} · {{ order.fulfillment_status_label }}</span></span>
<span class="amount">{{ order.total_price | money_with_currency }}</span></li>{%- endfor -%}</ul>{% endif %}${PAGER}{% endpaginate %}</section>
<section class="part"><h2>${t.addresses}</h2>{% if customer.default_address %}<address>{{ customer.default_address | format_address }}</address>{% endif %}
<p><a href="{{ routes.account_addresses_url }}">${t.manageAddresses}</a></p></section>`;

const sum = (label: string, value: string, condition: string) =>
  `{% if ${condition} %}<div><dt>${label}</dt><dd class="amount">{{ ${value} | money_with_currency }}</dd></div>{% endif %}`;

const address = (label: string, value: string) =>
  `{% if ${value} %}<div><h2>${label}</h2><address>{{ ${value} | format_address }}</address></div>{% endif %}`;

export const order = (t: OwnTexts): string => `<p><a href="{{ routes.account_url }}">${t.backToAccount}</a></p>
<h1>${t.order} {{ order.name | escape }}</h1>
<p>${t.placed} {{ order.created_at | date: format: 'date' }}</p>
{% if order.cancelled %}<p class="notice">${t.cancelled} {{ order.cancelled_at | date: format: 'date' }}. {{ order.cancel_reason_label }}</p>{% endif %}
<ul class="lines">{%- for line in order.line_items -%}<li>
<span class="picture">{% if line.image %}{{ line.image | image_url: width: 128 | image_tag: alt: '', width: 64, height: 85, loading: 'lazy' }}{% endif %}</span>
<span><span class="name">{% if line.url %}<a href="{{ line.url }}">{{ line.product_title | escape }}</a>{% else %}{{ line.product_title | escape }}{% endif %}</span>
<span class="what"><br>{% if line.variant_title != blank %}{{ line.variant_title | escape }}<br>{% endif %}${t.quantity} {{ line.quantity }}
{%- for property in line.properties -%}{% assign first = property.first | slice: 0 %}{% if first != '_' and property.last != blank %}<br>{{ property.first | escape }}: {{ property.last | escape }}{% endif %}{%- endfor -%}
{%- if line.fulfillment.tracking_url %}<br><a href="{{ line.fulfillment.tracking_url | escape }}">${t.tracking} {{ line.fulfillment.tracking_number | escape }}</a>{% endif -%}</span></span>
<span class="amount">{{ line.final_line_price | money_with_currency }}</span></li>{%- endfor -%}</ul>
<dl class="sums">${sum(t.subtotal, 'order.line_items_subtotal_price', 'order.line_items_subtotal_price')}
{% if order.total_discounts > 0 %}<div><dt>${t.discounts}</dt><dd class="amount">−{{ order.total_discounts | money_with_currency }}</dd></div>{% endif %}
{%- for method in order.shipping_methods -%}<div><dt>${t.shipping} ({{ method.title | escape }})</dt><dd class="amount">{{ method.price | money_with_currency }}</dd></div>{%- endfor -%}
{%- for tax in order.tax_lines -%}<div><dt>{{ tax.title | escape }} ({{ tax.rate_percentage }} %)</dt><dd class="amount">{{ tax.price | money_with_currency }}</dd></div>{%- endfor -%}
<div class="grand"><dt>${t.total}</dt><dd class="amount total">{{ order.total_price | money_with_currency }}</dd></div>
${sum(t.refunded, 'order.total_refunded_amount', 'order.total_refunded_amount > 0')}</dl>
<div class="facts"><div><h2>${t.payment}</h2><p>{{ order.financial_status_label }}</p></div><div><h2>${t.delivery}</h2><p>{{ order.fulfillment_status_label }}</p></div>
${address(t.shippingAddress, 'order.shipping_address')}${address(t.billingAddress, 'order.billing_address')}</div>`;

/** The fields of an address, for the form of `address`, which may be a new one. */
function addressFields(t: OwnTexts): string {
  const suffix = "-{{ form.id | default: 'new' }}";
  const text = (key: string, label: string, autocomplete: string, isRequired = false) =>
    field({ name: `address[${key}]`, label, autocomplete, value: `form.${key}`, error: key, suffix, isRequired });
  const country = `own-address-country${suffix}`;
  return `${ERRORS}<div class="row two">${text('first_name', t.firstName, 'given-name')}${text('last_name', t.lastName, 'family-name', true)}</div>
${text('company', t.company, 'organization')}${text('address1', t.address1, 'address-line1', true)}${text('address2', t.address2, 'address-line2')}
<div class="row two">${text('zip', t.zip, 'postal-code')}${text('city', t.city, 'address-level2', true)}</div>
{%- capture country -%}{{ form.country | default: shop.address.country }}{%- endcapture -%}
{%- assign plain = 'value="' | append: country | append: '"' -%}{%- assign picked = plain | append: ' selected' -%}
<div class="field"><label for="${country}">${t.country}</label><select id="${country}" name="address[country]" autocomplete="country-name">{{ country_option_tags | replace: plain, picked }}</select></div>
${text('province', t.province, 'address-level1')}${text('phone', t.phone, 'tel')}
<label class="check">{{ form.set_as_default_checkbox }} ${t.asDefault}</label>`;
}

export const addresses = (
  t: OwnTexts,
): string => `<p><a href="{{ routes.account_url }}">${t.backToAccount}</a></p><h1>${t.addresses}</h1>
{% paginate customer.addresses by 20 %}{%- for address in customer.addresses -%}<section class="part">
{% if address == customer.default_address %}<p class="eyebrow">${t.defaultAddress}</p>{% endif %}<address>{{ address | format_address }}</address>
{% form 'customer_address', address %}${done(t.saved)}<details{% if form.errors %} open{% endif %}><summary>${t.change}</summary>${addressFields(t)}${button(t.save)}</details>{% endform %}
<form method="post" action="{{ address.url }}"><input type="hidden" name="_method" value="delete"><button class="link" type="submit" aria-label="${t.remove}: {{ address.summary | escape }}">${t.remove}</button></form></section>
{%- endfor -%}${PAGER}{% endpaginate %}
<section class="part"><h2>${t.newAddress}</h2>{% form 'customer_address', customer.new_address %}${done(t.saved)}${addressFields(t)}${button(t.add)}{% endform %}</section>`;
