import { html, type Markup } from '../../http/html.ts';
import type { Country } from '../../shop/markets/countries.ts';
import type { Checkout } from '../../shop/orders/types-commerce.ts';
import type { CheckoutPage } from './context.ts';
import { addressFields, defaultButton, textField } from './fields.ts';
import { EMPTY_ADDRESS } from './information.ts';
import { reviewed } from './shipping.ts';
import { messages, stepList } from './steps.ts';

/**
 * The last step: card and billing address. There is no card form when gift cards cover the total. Browser validation is off, because the
 * fields of another billing address may be hidden; the server validates.
 */
export function paymentStep(page: CheckoutPage, checkout: Checkout, countries: readonly Country[]): Markup {
  const { due, total } = checkout.totals;
  const { texts } = page;
  const words = texts.payment;
  const before = checkout.cart.requiresShipping ? 'shipping' : 'information';
  return html`${stepList(page, checkout, 'payment')}<h1>${texts.steps.payment}</h1>${messages(page)}${reviewed(page, checkout, true)}
<form method="post" action="/checkouts/${checkout.token}/payment" novalidate><input type="hidden" name="total" value="${total}"><input type="hidden" name="due" value="${due}">${defaultButton(page)}
${due === 0 ? html`<p class="sentence">${words.nothing}</p>` : cardFields(page)}
<fieldset><legend>${words.billingAddress}</legend>${billing(page, checkout, countries)}</fieldset>
<div class="actions"><button class="button">${due === 0 ? words.order : words.pay(page.money(due))}</button><a href="/checkouts/${checkout.token}/${before}">${texts.back[before]}</a></div></form>`;
}

/** The shipping address by default; without shipping, the billing address is entered here. */
function billing(page: CheckoutPage, checkout: Checkout, countries: readonly Country[]): Markup {
  const countryCode = checkout.shippingAddress?.countryCode ?? page.shop.address.countryCode;
  const stored = checkout.billingAddress ?? { ...EMPTY_ADDRESS, countryCode };
  const fields = addressFields(page, 'billing_address', stored, countries);
  if (!checkout.cart.requiresShipping) return html`<input type="hidden" name="billing" value="other">${fields}`;
  const isOther = (page.values.billing ?? (checkout.billingAddress ? 'other' : 'same')) === 'other';
  const choice = (value: string, isChosen: boolean, text: string) =>
    html`<label class="choice"><input type="radio" name="billing" value="${value}" id="billing-${value}"${isChosen && html` checked`}><span>${text}</span></label>`;
  return html`<div class="choices">${choice('same', !isOther, page.texts.payment.same)}${choice('other', isOther, page.texts.payment.other)}</div>
<div class="other-billing">${fields}</div>`;
}

function cardFields(page: CheckoutPage): Markup {
  const words = page.texts.payment;
  return html`<fieldset><legend>${words.card}</legend><p class="hint apart">${words.test}</p>
${textField(page, { name: 'card[number]', id: 'card-number', label: words.number, value: '', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 })}
${textField(page, { name: 'card[name]', id: 'card-name', label: words.name, value: '', autocomplete: 'cc-name' })}
<div class="row two">${textField(page, { name: 'card[expiry]', id: 'card-expiry', label: words.expiry, value: '', autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 9 })}
${textField(page, { name: 'card[verification_value]', id: 'card-verification', label: words.code, value: '', autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 })}</div></fieldset>`;
}
