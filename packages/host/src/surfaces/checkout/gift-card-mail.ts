import { html } from '../../http/html.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { MailMessage } from '../../mail/message.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { GiftCard } from '../../shop/orders/types-commerce.ts';

export interface GiftCardMailContext {
  shop: Shop;
  money(cents: number): string;
  origin: string;
  /** Language of the order it was bought with. */
  locale: string;
}

/** Sends a bought gift card to its recipient, or to the buyer. */
export function giftCardMail(
  card: GiftCard,
  buyer: string,
  { shop, money, origin, locale }: GiftCardMailContext,
): MailMessage {
  const code = card.code.replace(/(.{4})(?=.)/g, '$1 ');
  const link = `${origin}/gift_cards/${shop.id}/${card.token}`;
  const { recipient } = card;
  const { giftCard: words, language } = mailTexts(shop, locale);
  const greeting = words.greeting(recipient?.name ?? '');
  const amount = money(card.initialValue);
  const message = recipient?.message ?? '';
  return {
    to: recipient?.email || buyer,
    subject: words.subject(amount, shop.name),
    replyTo: shop.email,
    text: [greeting, words.sentence(amount, shop.name), message, code, link]
      .filter((line) => line !== '')
      .join('\n\n')
      .concat('\n'),
    html: html`<!doctype html><html lang="${language}"><body style="margin:0;background:#f7f5f0;color:#1a1816;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="font:26px Georgia,serif;padding-bottom:32px">${shop.name}</td></tr>
<tr><td style="padding-bottom:12px">${greeting}</td></tr>
<tr><td style="font:30px/1.2 Georgia,serif;padding-bottom:12px">${words.heading(amount)}</td></tr>
${message !== '' && html`<tr><td style="padding-bottom:16px">${message}</td></tr>`}
<tr><td style="font:22px/1.4 Courier,monospace;padding:16px;background:#efebe2">${code}</td></tr>
<tr><td style="padding:24px 0"><a href="${link}" style="display:inline-block;background:#1a1816;color:#f7f5f0;padding:14px 28px;text-decoration:none">${words.see}</a></td></tr>
<tr><td style="color:#6b655c;font-size:14px;border-top:1px solid #dad5ca;padding-top:16px">${words.after}</td></tr>
</table></td></tr></table></body></html>`.text,
  };
}
