import { html, type Markup } from '../../http/html.ts';
import { finalLinePrice } from '../../shop/discounts/line-level.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { Order, OrderLine } from '../../shop/orders/types-commerce.ts';
import { addressLines } from './address-text.ts';
import { discountRows, lineDiscounts } from './discount-rows.ts';
import { taxName } from './money.ts';
import { shownProperties } from './summary.ts';
import type { CheckoutTexts } from './texts.ts';

export interface OrderPage {
  shop: Shop;
  texts: CheckoutTexts;
  /** `/` or `/fr/`. */
  root: string;
  money(cents: number): string;
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
};

/** The confirmation page after paying. */
export function thankYou(page: OrderPage, order: Order): Markup {
  const words = page.texts.order;
  const name = order.shippingAddress?.firstName ?? order.billingAddress?.firstName ?? '';
  return html`<p class="eyebrow">${words.name(order.name)}</p><h1>${words.thankYou(name)}</h1>
<p class="sentence">${words.confirmed(order.email)}</p>
<p class="hint apart">${words.confirmation(order.confirmationNumber)}</p>${orderFacts(page, order)}
<div class="actions"><a class="button" href="${page.root}">${words.continue}</a></div>`;
}

/** The order's own page, from the link in the mail. */
export function orderStatus(page: OrderPage, order: Order): Markup {
  const words = page.texts.order;
  return html`<p class="eyebrow">${orderDate(order, page)}</p><h1>${words.name(order.name)}</h1>
<p class="sentence">${statusSentence(order, words)}</p>${order.fulfillments.map(
    (parcel) =>
      html`<div class="notice good"><h2>${words.parcel}</h2><p>${parcel.trackingCompany} ${parcel.trackingUrl.startsWith('http') ? html`<a href="${parcel.trackingUrl}" rel="noopener noreferrer">${parcel.trackingNumber}</a>` : parcel.trackingNumber}</p></div>`,
  )}${orderFacts(page, order)}`;
}

function statusSentence(order: Order, words: CheckoutTexts['order']): string {
  if (order.cancelledAt) return words.cancelled;
  if (order.fulfillmentStatus === 'fulfilled') return words.sent;
  if (order.fulfillmentStatus === 'partial') return words.partlySent;
  return words.preparing;
}

function orderDate(order: Order, { shop, texts }: OrderPage): string {
  return new Intl.DateTimeFormat(texts.language, { dateStyle: 'long', timeZone: shop.timezone }).format(
    new Date(order.createdAt),
  );
}

function orderFacts(page: OrderPage, order: Order): Markup {
  const { texts } = page;
  const words = texts.order;
  const card = order.transactions.find((entry) => entry.status === 'success' && entry.cardLast4 !== '');
  const address = (title: string, lines: string[]) =>
    html`<div><h2>${title}</h2><address>${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</address></div>`;
  return html`<div class="facts"><div><h2>${words.contact}</h2><p>${order.email}</p></div>
${order.shippingAddress && address(words.shippingAddress, addressLines(order.shippingAddress, texts))}
${order.billingAddress && address(words.billingAddress, addressLines(order.billingAddress, texts))}
${order.shippingMethod && html`<div><h2>${words.shippingMethod}</h2><p>${order.shippingMethod.title}</p></div>`}
${card && html`<div><h2>${words.payment}</h2><p>${words.card(BRANDS[card.cardBrand] ?? card.cardBrand, card.cardLast4)} – ${page.money(card.amount)}</p></div>`}</div>`;
}

/** The order's lines, next to the confirmation and on the order's page. */
export function orderSummary(page: OrderPage, order: Order): Markup {
  const { money, texts } = page;
  const words = texts.summary;
  return html`<details class="summary"><summary><span class="open">${words.title}</span><span class="total">${money(order.total)}</span></summary>
<div class="inside"><h2 class="hidden">${words.title}</h2><ul class="lines">${order.lines.map((line) => orderLine(page, line))}</ul>
<dl class="sums"><div><dt>${words.subtotal}</dt><dd class="total">${money(order.subtotal)}</dd></div>
${discountRows(order.applications, words.discount, money).map(([name, amount]) => html`<div><dt>${name}</dt><dd class="total">${amount}</dd></div>`)}
${order.shippingMethod && html`<div><dt>${words.shipping}</dt><dd class="total">${order.shippingPrice === 0 ? texts.shipping.free : money(order.shippingPrice)}</dd></div>`}
${order.taxLines.map((tax) => html`<div><dt>${taxName(texts, tax.title, order.shippingAddress ?? order.billingAddress)}</dt><dd class="total">${money(tax.price)}</dd></div>`)}
<div class="grand"><dt>${words.total}</dt><dd class="total"><small>${order.currency}</small>${money(order.total)}</dd></div>
${order.refunded > 0 && html`<div><dt>${words.refunded}</dt><dd class="total">−${money(order.refunded)}</dd></div>`}</dl></div></details>`;
}

function orderLine(page: OrderPage, line: OrderLine): Markup {
  const picture = line.imageName === null ? null : `/cdn/shop/files/${encodeURIComponent(line.imageName)}?width=128`;
  return html`<li><span class="picture">${picture && html`<img src="${picture}" alt="" width="64" height="85">`}<span class="count"><span class="hidden">${page.texts.summary.quantity} </span>${line.quantity}</span></span>
<span><span class="name">${line.productTitle}</span>${line.variantTitle && html`<br><span class="what">${line.variantTitle}</span>`}${[
    ...shownProperties(page.texts, line.properties),
    ...lineDiscounts(line.allocations, page.money),
  ].map(
    (what) => html`<br><span class="what">${what}</span>`,
  )}</span><span class="amount">${page.money(finalLinePrice(line))}</span></li>`;
}
