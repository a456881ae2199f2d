import { html } from '../../http/html.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { MailMessage } from '../../mail/message.ts';
import type { LinkWords, MailTexts } from '../../mail/texts.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';

/** A short mail with one link. */
export function linkMail(
  shop: Shop,
  to: string,
  { words, link, texts }: { words: LinkWords; link: string; texts: MailTexts },
): MailMessage {
  const { subject, heading, sentence, action, after } = words;
  return {
    to,
    subject,
    text: `${[shop.name, heading, sentence, texts.pair(action, link), after].join('\n\n')}\n`,
    html: html`<!doctype html><html lang="${texts.language}"><body style="margin:0;background:#f7f5f0;color:#1a1816;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="font:26px Georgia,serif;padding-bottom:32px">${shop.name}</td></tr>
<tr><td style="font:30px/1.2 Georgia,serif;padding-bottom:12px">${heading}</td></tr>
<tr><td style="padding-bottom:24px">${sentence}</td></tr>
<tr><td style="padding-bottom:32px"><a href="${link}" style="display:inline-block;background:#1a1816;color:#f7f5f0;padding:14px 28px;text-decoration:none">${action}</a></td></tr>
<tr><td style="color:#6b655c;font-size:14px;border-top:1px solid #dad5ca;padding-top:16px">${after}</td></tr>
</table></td></tr></table></body></html>`.text,
    replyTo: shop.email,
  };
}

/** `locale` is the language of the request that triggered the mail. */
type AccountMail = (shop: Shop, to: string, link: string, locale: string) => MailMessage;

const mailOf =
  (words: (texts: MailTexts, shop: Shop) => LinkWords): AccountMail =>
  (shop, to, link, locale) => {
    const texts = mailTexts(shop, locale);
    return linkMail(shop, to, { words: words(texts, shop), link, texts });
  };

export const resetMail = mailOf(({ reset }) => reset);
/** Somebody registered with an address that is new. */
export const confirmationMail = mailOf(({ registration }, shop) => registration(shop.name));
/** An attempt to register an address that has an account: only its owner is notified. */
export const knownAddressMail = mailOf(({ knownAddress }, shop) => knownAddress(shop.name));
export const activationMail = mailOf(({ activation }) => activation);
