import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText, type Fields, isFields } from '../../gate/brackets.ts';
import { isClosedTo, turnAway } from '../../gate/closed-shop.ts';
import { RequestError } from '../../gate/errors.ts';
import { backPath, flash, type Host, localPath, translator } from '../../gate/host.ts';
import { safePath, sendTo } from '../../gate/location.ts';
import { createRateLimit } from '../../gate/rate-limit.ts';
import { html } from '../../http/html.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { subscribe } from '../../shop/customers/subscribers.ts';
import { POSTED, refused } from '../account/errors.ts';

const EMAIL = /^[^\s@<>",;:()[\]\\]{1,64}@[^\s@<>",;:()[\]\\]{1,190}\.[^\s@.<>",;:()[\]\\]{2,}$/;
const MAX_TEXT = 20_000;
/** Bytes: a long message and the other fields of a merchant's form. */
const BODY_LIMIT = 64 * 1024;
/** Messages, and sign-ups, that are taken from one address in a day. An office has one address. */
export const A_DAY = 100;

/** Whether a text can be an email address: enough to write to it, no more. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !/[\p{Cc}\p{Cf}]/u.test(text);
}

/**
 * `/contact`: the contact form is mailed to the shop with every field it has; the newsletter form of the same address
 * (`form_type=customer`) makes a subscriber (docs/platform.md: forms), also in a closed shop.
 */
export function serveContact(app: FastifyInstance, host: Host): void {
  const posts = createRateLimit(host.store, 'contact', { tries: 60, windowMs: 60_000 }, host.now);
  const daily = createRateLimit(host.store, 'contact-day', { tries: A_DAY, windowMs: 86_400_000 }, host.now);
  const route = { bodyLimit: BODY_LIMIT, config: { public: 'the password page has a form for news' } };
  app.post('/contact', route, async (request, reply) => {
    const fields = bodyFields(request);
    const contact = isFields(fields.contact) ? fields.contact : {};
    // A merchant's own form may have no type.
    const type = fields.form_type === undefined ? 'contact' : asText(fields.form_type);
    const isSignUp = type === 'customer';
    if (!isSignUp && isClosedTo(host, request)) return turnAway(host, request, reply);
    if (!isSignUp && type !== 'contact')
      throw new RequestError(400, 'This address takes messages (form_type contact) and sign-ups for news (customer).');
    await posts.count(request, 'contact');
    const values = textsOf(contact);
    const t = translator(host, request);
    const errors = contactErrors(values, isSignUp, t);
    if (Object.keys(errors).length === 0 && !(await daily.take(request, isSignUp ? 'sign-up' : 'message')))
      errors.form = [t('shopify.errors.too_many_messages', {})];
    // By type: a page may have one form of each, and only the submitted one shows the result.
    const form = isSignUp ? 'customer' : 'contact';
    if (Object.keys(errors).length > 0) {
      await flash(host, reply, form, refused(errors, values));
      return back(host, request, reply, fields, null);
    }
    if (isSignUp) await subscribe(host.store, values.email ?? '', host.locales.of(request.raw).locale);
    else await host.store.write((tx) => queueMail(tx, contactMail(host.shop().email, values)));
    await flash(host, reply, form, POSTED);
    return back(host, request, reply, fields, `${form}_posted`);
  });
}

function textsOf(contact: Fields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(contact)) {
    values[name.slice(0, 200)] = (asText(value) ?? '').slice(0, MAX_TEXT);
  }
  return values;
}

function contactErrors(
  values: Record<string, string>,
  isSignUp: boolean,
  t: (key: string, args: Record<string, unknown>) => string,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const email = (values.email ?? '').trim();
  if (email === '') errors.email = [t('shopify.errors.blank', {})];
  else if (!isEmail(email)) errors.email = [t('shopify.errors.invalid_email', {})];
  if (!isSignUp && 'body' in values && values.body?.trim() === '') errors.body = [t('shopify.errors.blank', {})];
  return errors;
}

function contactMail(to: string, values: Record<string, string>) {
  const rows = Object.entries(values);
  return {
    to,
    replyTo: values.email?.trim(),
    subject: `Message from ${values.name ?? values.email}`,
    text: rows.map(([name, value]) => `${name}:\n${value}\n`).join('\n'),
    html: html`${rows.map(([name, value]) => html`<p><b>${name}</b><br>${value}</p>`)}`.text,
  };
}

/** Back to the page of the form, with the platform's query when it went well. */
function back(host: Host, request: FastifyRequest, reply: FastifyReply, fields: Fields, posted: string | null) {
  const page = asText(fields.return_to) ?? backPath(host, request);
  const url = new URL(safePath(page, localPath(host, request, '/')), 'http://shop.invalid');
  for (const name of ['contact_posted', 'customer_posted']) url.searchParams.delete(name);
  if (posted) url.searchParams.set(posted, 'true');
  // The browser keeps the fragment of the form's address, which names the form.
  return sendTo(reply, url.pathname + url.search, 303);
}
