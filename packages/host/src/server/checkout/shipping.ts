import type { Checkout } from '../../shop/types-commerce.ts';
import { html, type Markup } from '../html.ts';
import { addressLines } from './address-text.ts';
import type { CheckoutPage } from './context.ts';
import { messages, stepList } from './steps.ts';

/** The second step: how it travels. */
export function shippingStep(page: CheckoutPage, checkout: Checkout): Markup {
  const chosen = page.values.shipping_rate ?? checkout.shippingRate?.handle ?? checkout.shippingRates[0]?.handle;
  return html`${stepList(checkout, 'shipping')}<h1>Shipping</h1>${messages(page)}${reviewed(checkout, false)}
<form method="post" action="/checkouts/${checkout.token}/shipping"><fieldset><legend>Shipping method</legend>
${
  checkout.shippingRates.length === 0
    ? html`<p class="notice">We do not ship to this address yet. Please choose another one.</p>`
    : html`<div class="choices">${checkout.shippingRates.map(
        (rate) =>
          html`<label class="choice"><input type="radio" name="shipping_rate" value="${rate.handle}" required${rate.handle === chosen && html` checked`}><span>${rate.title}</span><span class="amount">${rate.price === 0 ? 'FREE' : page.money(rate.price)}</span></label>`,
      )}</div>`
}</fieldset>
<div class="actions">${checkout.shippingRates.length > 0 && html`<button class="button">Continue to payment</button>`}<a href="/checkouts/${checkout.token}/information">Return to information</a></div></form>`;
}

/** What was answered so far, each with a way back to it. */
export function reviewed(checkout: Checkout, withMethod: boolean): Markup {
  const information = `/checkouts/${checkout.token}/information`;
  const change = (href: string, what: string) => html`<a href="${href}">Change<span class="hidden"> ${what}</span></a>`;
  return html`<dl class="review"><div><dt>Contact</dt><dd>${checkout.email}</dd><dd>${change(information, 'contact')}</dd></div>
${checkout.shippingAddress && html`<div><dt>${checkout.cart.requiresShipping ? 'Ship to' : 'Address'}</dt><dd>${addressLines(checkout.shippingAddress).slice(1).join(', ')}</dd><dd>${change(information, 'address')}</dd></div>`}
${withMethod && checkout.shippingRate && html`<div><dt>Method</dt><dd>${checkout.shippingRate.title}</dd><dd>${change(`/checkouts/${checkout.token}/shipping`, 'shipping method')}</dd></div>`}</dl>`;
}
