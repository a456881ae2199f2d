import type { MailMessage } from '../../mail/message.ts';
import type { Shop } from '../../shop/types.ts';
import { html } from '../html.ts';

export interface LinkMail {
  subject: string;
  heading: string;
  sentence: string;
  action: string;
  link: string;
  after: string;
}

/** A short mail with one link. */
export function linkMail(shop: Shop, to: string, mail: LinkMail): MailMessage {
  return {
    to,
    subject: mail.subject,
    text: `${shop.name}\n\n${mail.heading}\n\n${mail.sentence}\n\n${mail.link}\n\n${mail.after}\n`,
    html: html`<!doctype html><html lang="en"><body style="margin:0;background:#f7f5f0;color:#1a1816;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="font:26px Georgia,serif;padding-bottom:32px">${shop.name}</td></tr>
<tr><td style="font:30px/1.2 Georgia,serif;padding-bottom:12px">${mail.heading}</td></tr>
<tr><td style="padding-bottom:24px">${mail.sentence}</td></tr>
<tr><td style="padding-bottom:32px"><a href="${mail.link}" style="display:inline-block;background:#1a1816;color:#f7f5f0;padding:14px 28px;text-decoration:none">${mail.action}</a></td></tr>
<tr><td style="color:#6b655c;font-size:14px;border-top:1px solid #dad5ca;padding-top:16px">${mail.after}</td></tr>
</table></td></tr></table></body></html>`.text,
    replyTo: shop.email,
  };
}

export function resetMail(shop: Shop, to: string, link: string): MailMessage {
  return linkMail(shop, to, {
    subject: 'Reset your password',
    heading: 'Reset your password',
    sentence: 'Follow this link to choose a new password for your account.',
    action: 'Choose a new password',
    link,
    after: 'If you did not ask for it, there is nothing to do: your password stays as it is.',
  });
}

export function welcomeMail(shop: Shop, to: string, link: string): MailMessage {
  return linkMail(shop, to, {
    subject: `Welcome to ${shop.name}`,
    heading: 'Your account is ready',
    sentence:
      'Your orders and addresses are kept in it from now on. Confirm this address to also find the orders you made with it before.',
    action: 'Confirm this address',
    link,
    after:
      'You receive this mail because an account was made with this address. If it was not you, do not follow the link.',
  });
}

/** Somebody tried to register an address that has an account: only its owner is told so. */
export function knownAddressMail(shop: Shop, to: string, link: string): MailMessage {
  return linkMail(shop, to, {
    subject: `Your account at ${shop.name}`,
    heading: 'You have an account already',
    sentence:
      'Somebody asked for a new account with this address. There is one: log in to it, or choose a new password.',
    action: 'Log in',
    link,
    after: 'If it was not you, there is nothing to do: nobody was told that you have an account.',
  });
}

export function activationMail(shop: Shop, to: string, link: string): MailMessage {
  return linkMail(shop, to, {
    subject: 'Activate your account',
    heading: 'Activate your account',
    sentence: 'Choose a password to see your orders and to check out faster.',
    action: 'Activate the account',
    link,
    after: 'The link is good for 30 days.',
  });
}
