import type { Shop } from '../../shop/types.ts';
import type { Order, OrderLine } from '../../shop/types-commerce.ts';
import { html, type Markup } from '../html.ts';
import { addressLines } from './address-text.ts';
import { shownProperties } from './summary.ts';

export interface OrderPage {
  shop: Shop;
  money(cents: number): string;
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
};

/** The confirmation page after paying. */
export function thankYou(page: OrderPage, order: Order): Markup {
  const name = order.shippingAddress?.firstName ?? order.billingAddress?.firstName ?? '';
  return html`<p class="eyebrow">Order ${order.name}</p><h1>Thank you${name !== '' && `, ${name}`}</h1>
<p class="sentence">Your order is confirmed. We have sent the details to ${order.email}.</p>
<p class="hint apart">Confirmation number ${order.confirmationNumber}</p>${orderFacts(page, order)}
<div class="actions"><a class="button" href="/">Continue shopping</a></div>`;
}

/** The order's own page, from the link in the mail. */
export function orderStatus(page: OrderPage, order: Order): Markup {
  return html`<p class="eyebrow">${orderDate(order, page.shop)}</p><h1>Order ${order.name}</h1>
<p class="sentence">${statusSentence(order)}</p>${order.fulfillments.map(
    (parcel) =>
      html`<div class="notice good"><h2>On its way</h2><p>${parcel.trackingCompany} ${parcel.trackingUrl.startsWith('http') ? html`<a href="${parcel.trackingUrl}" rel="noopener noreferrer">${parcel.trackingNumber}</a>` : parcel.trackingNumber}</p></div>`,
  )}${orderFacts(page, order)}`;
}

function statusSentence(order: Order): string {
  if (order.cancelledAt) return 'This order was cancelled.';
  if (order.fulfillmentStatus === 'fulfilled') return 'Everything has been sent.';
  if (order.fulfillmentStatus === 'partial') return 'A part has been sent; the rest follows.';
  return 'We are preparing your order.';
}

function orderDate(order: Order, shop: Shop): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: shop.timezone }).format(
    new Date(order.createdAt),
  );
}

function orderFacts(page: OrderPage, order: Order): Markup {
  const card = order.transactions.find((entry) => entry.status === 'success' && entry.cardLast4 !== '');
  const address = (title: string, lines: string[]) =>
    html`<div><h2>${title}</h2><address>${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</address></div>`;
  return html`<div class="facts"><div><h2>Contact</h2><p>${order.email}</p></div>
${order.shippingAddress && address('Shipping address', addressLines(order.shippingAddress))}
${order.billingAddress && address('Billing address', addressLines(order.billingAddress))}
${order.shippingMethod && html`<div><h2>Shipping method</h2><p>${order.shippingMethod.title}</p></div>`}
${card && html`<div><h2>Payment</h2><p>${BRANDS[card.cardBrand] ?? card.cardBrand} ending in ${card.cardLast4} – ${page.money(card.amount)}</p></div>`}</div>`;
}

/** What was bought, beside the confirmation and the order's page. */
export function orderSummary(page: OrderPage, order: Order): Markup {
  const { money } = page;
  return html`<details class="summary"><summary><span class="open">Order summary</span><span class="total">${money(order.total)}</span></summary>
<div class="inside"><h2 class="hidden">Order summary</h2><ul class="lines">${order.lines.map((line) => orderLine(page, line))}</ul>
<dl class="sums"><div><dt>Subtotal</dt><dd class="total">${money(order.subtotal)}</dd></div>
${order.discountTotal > 0 && html`<div><dt>Discount</dt><dd class="total">−${money(order.discountTotal)}</dd></div>`}
${order.shippingMethod && html`<div><dt>Shipping</dt><dd class="total">${order.shippingPrice === 0 ? 'FREE' : money(order.shippingPrice)}</dd></div>`}
${order.taxLines.map((tax) => html`<div><dt>${tax.title}</dt><dd class="total">${money(tax.price)}</dd></div>`)}
<div class="grand"><dt>Total</dt><dd class="total"><small>${order.currency}</small>${money(order.total)}</dd></div>
${order.refunded > 0 && html`<div><dt>Refunded</dt><dd class="total">−${money(order.refunded)}</dd></div>`}</dl></div></details>`;
}

function orderLine(page: OrderPage, line: OrderLine): Markup {
  const picture = line.imageName === null ? null : `/cdn/shop/files/${encodeURIComponent(line.imageName)}?width=128`;
  return html`<li><span class="picture">${picture && html`<img src="${picture}" alt="" width="64" height="85">`}<span class="count"><span class="hidden">Quantity </span>${line.quantity}</span></span>
<span><span class="name">${line.productTitle}</span>${line.variantTitle && html`<br><span class="what">${line.variantTitle}</span>`}${shownProperties(
    line.properties,
  ).map(
    ([name, value]) => html`<br><span class="what">${name}: ${value}</span>`,
  )}</span><span class="amount">${page.money(line.linePrice)}</span></li>`;
}
