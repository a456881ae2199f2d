import type { Country } from '../../shop/countries.ts';
import type { Checkout } from '../../shop/types-commerce.ts';
import { html, type Markup } from '../html.ts';
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
 * The first step: who, and where to. A bag that is not shipped (gift cards) asks for an address at payment only. The browser
 * does not check the form: the server's sentences say more than its bubbles, and all at once.
 */
export function informationStep(page: CheckoutPage, checkout: Checkout, countries: Country[]): Markup {
  const address = checkout.shippingAddress ?? { ...EMPTY_ADDRESS, countryCode: page.shop.address.countryCode };
  const wantsMail = page.values.accepts_marketing ?? (checkout.acceptsMarketing ? '1' : '');
  return html`${stepList(checkout, 'information')}<h1>Information</h1>${messages(page)}
<form method="post" action="/checkouts/${checkout.token}/information" novalidate>${defaultButton()}
<fieldset><legend>Contact</legend>${textField(page, {
    name: 'email',
    label: 'Email',
    value: checkout.email,
    autocomplete: 'email',
    type: 'email',
    inputmode: 'email',
    hint: 'For the confirmation and news of your parcel.',
  })}
<label class="check"><input type="checkbox" name="accepts_marketing" value="1"${wantsMail === '1' && html` checked`}>Send me news and offers</label>
${page.customerId === null && page.shop.customerAccounts !== 'disabled' && html`<p class="hint">Have an account? <a href="/account/login?return_to=%2Fcheckout">Log in</a></p>`}</fieldset>
${checkout.cart.requiresShipping && html`${addressChoice(page)}<fieldset><legend>Shipping address</legend>${addressFields(page, 'shipping_address', address, countries)}</fieldset>`}
<div class="actions"><button class="button">Continue to ${checkout.cart.requiresShipping ? 'shipping' : 'payment'}</button><a href="/cart">Return to bag</a></div></form>`;
}
