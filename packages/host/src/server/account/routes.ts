import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  checkPassword,
  closeSession,
  openSession,
  type Registration,
  registerCustomer,
  requestActivation,
  requestReset,
  setPassword,
} from '../../shop/customers.ts';
import { bodyFields } from '../bodies.ts';
import { asText, type Fields, isFields } from '../brackets.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from '../cookies.ts';
import { redirectWith } from '../forms/redirect.ts';
import { backPath, customerId, type Host, isSecure, localPath, mailOrigin, translator } from '../host.ts';
import { createRateLimit } from '../rate-limit.ts';
import { safePath } from '../return-to.ts';
import { serveAddresses } from './addresses.ts';
import { accountErrors, POSTED, refused } from './errors.ts';
import { activationMail, resetMail, welcomeMail } from './mails.ts';

/** Classic customer accounts (contract §6.1): the posts; the pages are the theme's. */
export function serveAccount(app: FastifyInstance, host: Host): void {
  const tries = createRateLimit(10, 60_000);
  // Behind a proxy all shoppers are one client.
  const registrations = createRateLimit(100, 60_000);

  app.post('/account/login', async (request, reply) => {
    const fields = bodyFields(request);
    const customer = isFields(fields.customer) ? fields.customer : {};
    const email = asText(customer.email) ?? '';
    if (asText(fields.guest) === 'true') return reply.redirect(afterLogin(host, request, fields, '/checkout'), 303);
    tries.count(request, email.toLowerCase());
    const checked = await checkPassword(host.store, email, asText(customer.password) ?? '');
    if (!checked.ok) {
      const result = refused(accountErrors(checked.error, translator(host, request)), { email });
      return redirectWith(host, request, reply, '/account/login', 'customer_login', result);
    }
    await signIn(host, reply, checked.value);
    return reply.redirect(afterLogin(host, request, fields, '/account'), 303);
  });

  app.post('/account', async (request, reply) => {
    const fields = bodyFields(request);
    const input = registration(fields);
    registrations.count(request, 'register');
    const made = await registerCustomer(host.store, input);
    if (!made.ok && (await invite(host, request, input.email))) {
      const sentence = translator(host, request)('shopify.errors.verify_email', { customer_email: input.email });
      return redirectWith(host, request, reply, '/account/register', 'create_customer', refused({ form: [sentence] }));
    }
    if (!made.ok) {
      const { email, firstName = '', lastName = '' } = input;
      const values = { email, first_name: firstName, last_name: lastName };
      const result = refused(accountErrors(made.error, translator(host, request)), values);
      return redirectWith(host, request, reply, '/account/register', 'create_customer', result);
    }
    await signIn(host, reply, made.value.id);
    await host.mailer.send(welcomeMail(host.shop(), made.value.email, `${mailOrigin(host, request)}/account`));
    return reply.redirect(afterLogin(host, request, fields, '/account'), 303);
  });

  app.post('/account/recover', async (request, reply) => {
    const email = (asText(bodyFields(request).email) ?? '').trim();
    tries.count(request, `recover ${email.toLowerCase()}`);
    const reset = await requestReset(host.store, email);
    if (reset) {
      const link = `${mailOrigin(host, request)}/account/reset/${reset.customerId}/${reset.token}`;
      await host.mailer.send(resetMail(host.shop(), email, link));
    }
    // The same answer for an unknown address: who has an account is nobody's business.
    return redirectWith(host, request, reply, '/account/login', 'recover_customer_password', POSTED);
  });

  for (const purpose of ['reset', 'activate'] as const) {
    app.post(`/account/${purpose}`, (request, reply) => choosePassword(host, request, reply, purpose));
  }

  app.get('/account/logout', async (request, reply) => {
    const token = sessionToken(request);
    if (token !== null) await closeSession(host.store, token);
    clearSessionCookie(reply);
    return reply.header('cache-control', 'no-store').redirect(localPath(host, request, '/'), 302);
  });

  serveAddresses(app, host);
}

async function choosePassword(host: Host, request: FastifyRequest, reply: FastifyReply, purpose: 'reset' | 'activate') {
  const fields = bodyFields(request);
  if (purpose === 'activate' && fields.decline !== undefined) return reply.redirect(localPath(host, request, '/'), 303);
  const customer = isFields(fields.customer) ? fields.customer : {};
  // The form is on the page of the mail's link; forms of other themes carry the two values themselves.
  const from = backPath(host, request)?.match(/\/account\/\w+\/(\d+)\/([\w-]+)/);
  const id = asText(fields.id) ?? from?.[1] ?? '';
  const token = asText(fields.token) ?? from?.[2] ?? '';
  const done = await setPassword(host.store, {
    purpose,
    customerId: Number(id),
    token,
    password: asText(customer.password) ?? '',
    confirmation: asText(customer.password_confirmation) ?? '',
  });
  if (!done.ok) {
    const result = refused(accountErrors(done.error, translator(host, request)));
    const page = `/account/${purpose}/${encodeURIComponent(id)}/${encodeURIComponent(token)}`;
    return redirectWith(host, request, reply, page, `${purpose}_customer_password`, result);
  }
  await signIn(host, reply, done.value);
  return reply.redirect(localPath(host, request, '/account'), 303);
}

async function signIn(host: Host, reply: FastifyReply, id: number): Promise<void> {
  const { token, expiresAt } = await openSession(host.store, id);
  setSessionCookie(reply, token, expiresAt, isSecure(host));
  reply.header('cache-control', 'no-store');
}

function afterLogin(host: Host, request: FastifyRequest, fields: Fields, fallback: string): string {
  const back = backPath(host, request);
  const wanted = back === undefined ? null : new URL(`http://shop.invalid${back}`).searchParams.get('return_to');
  return safePath(
    asText(fields.return_to) ?? asText(fields.checkout_url) ?? wanted ?? undefined,
    localPath(host, request, fallback),
  );
}

function registration(fields: Fields): Registration {
  const customer = isFields(fields.customer) ? fields.customer : {};
  const note = isFields(customer.note) ? customer.note : {};
  const accepts = asText(customer.accepts_marketing);
  return {
    email: asText(customer.email) ?? '',
    password: asText(customer.password) ?? '',
    firstName: asText(customer.first_name),
    lastName: asText(customer.last_name),
    phone: asText(customer.phone),
    acceptsMarketing: accepts !== undefined && !['', '0', 'false'].includes(accepts),
    birthday: asText(note.birthday) ?? asText(note.Birthday),
  };
}

/** A customer the shop knows but who has no password yet is sent one link to choose it; false for everybody else. */
async function invite(host: Host, request: FastifyRequest, email: string): Promise<boolean> {
  const to = email.trim().toLowerCase();
  const known = await host.store.db.selectFrom('customers').where('email', '=', to).select('id').executeTakeFirst();
  const invitation = known ? await requestActivation(host.store, known.id) : null;
  if (!known || !invitation) return false;
  const link = `${mailOrigin(host, request)}/account/activate/${known.id}/${invitation.token}`;
  await host.mailer.send(activationMail(host.shop(), to, link));
  return true;
}

/** The signed-in customer, or null after the shopper was sent to log in. */
export async function requireCustomer(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number | null> {
  const id = await customerId(host, request);
  if (id === null) {
    reply.header('cache-control', 'no-store').redirect(localPath(host, request, '/account/login'), 302);
  }
  return id;
}
