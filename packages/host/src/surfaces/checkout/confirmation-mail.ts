import { html } from '../../http/html.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { MailMessage } from '../../mail/message.ts';
import type { MailTexts } from '../../mail/texts.ts';
import { finalLinePrice } from '../../shop/discounts/line-level.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { Order } from '../../shop/orders/types-commerce.ts';
import { addressLines } from './address-text.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { discountRows, lineDiscounts } from './discount-rows.ts';
import { taxName } from './money.ts';
import { shownProperties } from './summary.ts';

export interface MailContext {
  shop: Shop;
  money(cents: number): string;
  /** Without a slash at its end. */
  origin: string;
  /** Path of the order's own page. */
  statusPath: string;
}

/** The confirmation of an order, as text and as HTML that old mail programs can show. */
export function confirmationMail(order: Order, context: MailContext): MailMessage {
  const { shop } = context;
  const texts = mailTexts(shop, order.locale);
  const words = texts.confirmation;
  const sums = sumLines(order, context, words);
  const link = `${context.origin}${context.statusPath}`;
  const address = order.shippingAddress ?? order.billingAddress;
  return {
    to: order.email,
    subject: words.subject(order.name),
    text: textBody(order, context, texts, sums, link),
    html: html`<!doctype html><html lang="${texts.language}"><body style="margin:0;background:#f7f5f0;color:#1a1816;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="font:26px Georgia,serif;padding-bottom:32px">${shop.name}</td></tr>
<tr><td style="font:30px/1.2 Georgia,serif;padding-bottom:12px">${words.heading}</td></tr>
<tr><td style="padding-bottom:24px">${words.sentence(order.name)}</td></tr>
<tr><td style="padding-bottom:32px"><a href="${link}" style="display:inline-block;background:#1a1816;color:#f7f5f0;padding:14px 28px;text-decoration:none">${words.viewOrder}</a></td></tr>
<tr><td style="border-top:1px solid #dad5ca;padding:12px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${order.lines.map(
      (line) =>
        html`<tr><td width="80" valign="top" style="padding:8px 0">${line.imageName !== null && html`<img src="${context.origin}/cdn/shop/files/${encodeURIComponent(line.imageName)}?width=128" alt="" width="64" style="display:block;width:64px;height:auto">`}</td><td valign="top" style="padding:8px 16px 8px 0"><span style="font:20px/1.25 Georgia,serif">${line.productTitle}</span>${line.quantity > 1 && html` × ${line.quantity}`}${[
          ...(line.variantTitle ? [line.variantTitle] : []),
          ...shownProperties(checkoutTexts(shop, order.locale), line.properties),
          ...lineDiscounts(line.allocations, context.money),
        ].map(
          (what) => html`<br><span style="color:#6b655c">${what}</span>`,
        )}</td><td align="right" valign="top" style="padding:8px 0">${context.money(finalLinePrice(line))}</td></tr>`,
    )}</table></td></tr>
<tr><td style="border-top:1px solid #dad5ca;padding:16px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${sums.map(
      ([name, amount]) =>
        html`<tr><td style="padding:3px 0${name === words.total && ';font:20px/1.5 Georgia,serif'}">${name}</td><td align="right" style="padding:3px 0${name === words.total && ';font:20px/1.5 Georgia,serif'}">${amount}</td></tr>`,
    )}</table></td></tr>
${address && html`<tr><td style="border-top:1px solid #dad5ca;padding-top:16px"><b>${order.shippingAddress ? words.shipTo : words.address}</b>${addressLines(address, checkoutTexts(shop, order.locale)).map((line) => html`<br>${line}`)}</td></tr>`}
<tr><td style="padding-top:32px;color:#6b655c;font-size:14px">${texts.questions(shop.email)}</td></tr>
</table></td></tr></table></body></html>`.text,
    replyTo: shop.email,
  };
}

function sumLines(order: Order, { shop, money }: MailContext, words: MailTexts['confirmation']): [string, string][] {
  return [
    [words.subtotal, money(order.subtotal)],
    ...discountRows(order.applications, words.discount, money),
    ...(order.shippingMethod
      ? [[words.shipping, order.shippingPrice === 0 ? words.free : money(order.shippingPrice)] as [string, string]]
      : []),
    ...order.taxLines.map((tax): [string, string] => [
      taxName(checkoutTexts(shop, order.locale), tax.title, order.shippingAddress ?? order.billingAddress),
      money(tax.price),
    ]),
    [words.total, `${money(order.total)} ${order.currency}`],
  ];
}

function textBody(
  order: Order,
  context: MailContext,
  { confirmation: words, questions, pair }: MailTexts,
  sums: [string, string][],
  link: string,
): string {
  const address = order.shippingAddress ?? order.billingAddress;
  const lines = order.lines.map((line) => {
    const variant = line.variantTitle ? ` (${line.variantTitle})` : '';
    return pair(`${line.quantity} x ${line.productTitle}${variant}`, context.money(finalLinePrice(line)));
  });
  return [
    context.shop.name,
    '',
    `${words.heading}. ${words.sentence(order.name)}`,
    link,
    '',
    ...lines,
    '',
    ...sums.map(([name, amount]) => pair(name, amount)),
    ...(address
      ? [
          '',
          order.shippingAddress ? words.shipTo : words.address,
          ...addressLines(address, checkoutTexts(context.shop, order.locale)),
        ]
      : []),
    '',
    questions(context.shop.email),
    '',
  ].join('\n');
}
