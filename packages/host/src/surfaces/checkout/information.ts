import { html, type Markup } from '../../http/html.ts';
import type { Country } from '../../shop/markets/countries.ts';
import type { Checkout } from '../../shop/orders/types-commerce.ts';
import type { CheckoutPage } from './context.ts';
import { type AddressValues, addressFields, defaultButton, textField } from './fields.ts';
import { addressChoice } from './saved-addresses.ts';
import { messages, stepList } from './steps.ts';

export const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  provinceCode: '',
  zip: '',
  countryCode: '',
  phone: '',
};

/**
 * The first step: contact and shipping address. A cart that needs no shipping (gift cards) asks for an address at payment only. Browser
 * validation is off: the server's messages are more specific, and shown all at once.
 */
export function informationStep(page: CheckoutPage, checkout: Checkout, countries: readonly Country[]): Markup {
  const { texts, root } = page;
  const words = texts.contact;
  const typed = checkout.typedAddress;
  const address: AddressValues = typed
    ? { ...EMPTY_ADDRESS, ...typed, provinceCode: typed.province ?? '', countryCode: typed.country ?? '' }
    : (checkout.shippingAddress ?? { ...EMPTY_ADDRESS, countryCode: page.shop.address.countryCode });
  const wantsMail = page.values.accepts_marketing ?? (checkout.acceptsMarketing ? '1' : '');
  return html`${stepList(page, checkout, 'information')}<h1>${texts.steps.information}</h1>${messages(page)}
<form method="post" action="/checkouts/${checkout.token}/information" novalidate>${defaultButton(page)}
<fieldset><legend>${words.legend}</legend>${textField(page, {
    name: 'email',
    label: words.email,
    value: checkout.email,
    autocomplete: 'email',
    type: 'email',
    inputmode: 'email',
    hint: words.hint,
  })}
<label class="check"><input type="checkbox" name="accepts_marketing" value="1"${wantsMail === '1' && html` checked`}>${words.news}</label>
${page.customerId === null && page.shop.customerAccounts !== 'disabled' && html`<p class="hint">${words.haveAccount} <button class="link" name="log_in" value="1" formnovalidate>${words.logIn}</button></p>`}</fieldset>
${checkout.cart.requiresShipping && html`${addressChoice(page)}<fieldset><legend>${words.shippingAddress}</legend>${addressFields(page, 'shipping_address', address, countries)}</fieldset>`}
<div class="actions"><button class="button">${checkout.cart.requiresShipping ? texts.forward.shipping : texts.forward.payment}</button><a href="${root}cart">${texts.back.bag}</a></div></form>`;
}
