import { html, type Markup } from '../../http/html.ts';
import type { Checkout } from '../../shop/orders/types-commerce.ts';
import { addressLines } from './address-text.ts';
import type { CheckoutPage } from './context.ts';
import { messages, stepList } from './steps.ts';

/** The second step: how it travels. */
export function shippingStep(page: CheckoutPage, checkout: Checkout): Markup {
  const { texts } = page;
  const chosen = page.values.shipping_rate ?? checkout.proposedRate?.handle;
  return html`${stepList(page, checkout, 'shipping')}<h1>${texts.steps.shipping}</h1>${messages(page)}${reviewed(page, checkout, false)}
<form method="post" action="/checkouts/${checkout.token}/shipping"><fieldset><legend>${texts.shipping.legend}</legend>
${
  checkout.shippingRates.length === 0
    ? html`<p class="notice">${texts.shipping.nowhere}</p>`
    : html`<div class="choices">${checkout.shippingRates.map(
        (rate) =>
          html`<label class="choice"><input type="radio" name="shipping_rate" value="${rate.handle}" required${rate.handle === chosen && html` checked`}><span>${rate.title}</span><span class="amount">${rate.price === 0 ? texts.shipping.free : page.money(rate.price)}</span></label>`,
      )}</div>`
}</fieldset>
<div class="actions">${checkout.shippingRates.length > 0 && html`<button class="button">${texts.forward.payment}</button>`}<a href="/checkouts/${checkout.token}/information">${texts.back.information}</a></div></form>`;
}

/** The completed answers, each with a link to change it. */
export function reviewed(page: CheckoutPage, checkout: Checkout, withMethod: boolean): Markup {
  const words = page.texts.review;
  const information = `/checkouts/${checkout.token}/information`;
  const change = (href: string, what: string) =>
    html`<a href="${href}">${words.change}<span class="hidden"> ${what}</span></a>`;
  return html`<dl class="review"><div><dt>${words.contact}</dt><dd>${checkout.email}</dd><dd>${change(information, words.what.contact)}</dd></div>
${checkout.shippingAddress && html`<div><dt>${checkout.cart.requiresShipping ? words.shipTo : words.address}</dt><dd>${addressLines(checkout.shippingAddress, page.texts).slice(1).join(', ')}</dd><dd>${change(information, words.what.address)}</dd></div>`}
${withMethod && checkout.shippingRate && html`<div><dt>${words.method}</dt><dd>${checkout.shippingRate.title}</dd><dd>${change(`/checkouts/${checkout.token}/shipping`, words.what.method)}</dd></div>`}</dl>`;
}
