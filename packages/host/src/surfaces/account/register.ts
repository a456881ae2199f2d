import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText, type Fields, isFields } from '../../gate/brackets.ts';
import { clearRegistrationCookie, registrationToken, setRegistrationCookie } from '../../gate/cookies.ts';
import { customerId, type Host, isSecure, localPath, networkOf, translator } from '../../gate/host.ts';
import { safePath, sendTo } from '../../gate/location.ts';
import type { FormResult } from '../../liquid/services.ts';
import {
  confirmRegistration,
  REGISTRATION_DAYS,
  type Registration,
  registrationOfBrowser,
  registrationOfLink,
  startRegistration,
  type WaitingRegistration,
} from '../../shop/customers/customers.ts';
import { redirectWith } from '../forms/redirect.ts';
import { queueAccountMail } from './account-mail.ts';
import { afterLogin, formPage } from './after-login.ts';
import { birthdayOf, isTicked } from './customer-fields.ts';
import { accountErrors, refused } from './errors.ts';
import type { AccountLimits } from './limits.ts';
import { mailContext } from './mail-context.ts';
import { signIn } from './sign-in.ts';

/**
 * `POST /account` (contract §6.1). The form says that a mail was sent, whoever has the address: whether there is an account, a customer
 * without one, or nobody yet, is told to the address itself. The answer is `posted` and has an error for the whole form, as the
 * platform's has where an address must be verified first.
 */
export function serveRegister(app: FastifyInstance, host: Host, limits: AccountLimits): void {
  app.post('/account', async (request, reply) => {
    const fields = bodyFields(request);
    const input = registration(fields);
    const t = translator(host, request);
    const { email, firstName = '', lastName = '', birthday = '' } = input;
    const marketing: Record<string, string> = input.acceptsMarketing ? { accepts_marketing: 'true' } : {};
    const values = { email, first_name: firstName, last_name: lastName, birthday, ...marketing };
    const answer = (result: FormResult) =>
      redirectWith(
        host,
        request,
        reply,
        formPage(host, request, fields, '/account/register'),
        'create_customer',
        result,
      );
    const isCounted = await limits.register.take(request, email.trim().toLowerCase());
    if (!isCounted || !(await limits.mailsADay.take(request, 'all')))
      return answer(refused({ form: [t('shopify.errors.too_many_tries', {})] }, values));
    const leadsTo = afterLogin(host, request, fields, '/account');
    const mail = { about: 'registration', email, ...mailContext(host, request) } as const;
    const runAt = host.now() + host.mailDelay();
    const started = await host.passwordTurns.wait(request, reply, () =>
      startRegistration(
        host.store,
        { ...input, leadsTo },
        (tx, id) => queueAccountMail(tx, { ...mail, registration: id }, runAt),
        new Date(host.now()),
      ),
    );
    if (!started.ok) return answer(refused(accountErrors(started.error, t), values));
    setRegistrationCookie(reply, started.value.browser, REGISTRATION_DAYS * 86_400, isSecure(host));
    return answer({
      posted: true,
      errors: { form: [t('shopify.errors.verify_email', { customer_email: email })] },
      values,
    });
  });

  // The link of the mail. It makes the account in the browser that registered, or with the password: programs that look through mails
  // have neither, and nobody confirms what somebody else has registered.
  const link = { config: { changes: 'any link' } } as const;
  app.get<{ Params: { token: string } }>('/account/confirm/:token', link, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const now = new Date(host.now());
    const followed = await registrationOfLink(host.store, request.params.token, now);
    const login = localPath(host, request, '/account/login');
    // Followed twice: whoever is signed in is there.
    if (!followed) {
      if ((await customerId(host, request)) !== null) return sendTo(reply, localPath(host, request, '/account'), 302);
      const errors = { form: [translator(host, request)('shopify.errors.link_used', {})] };
      return redirectWith(host, request, reply, '/account/login', 'customer_login', refused(errors));
    }
    const own = await registrationOfBrowser(host.store, registrationToken(request), followed.email, now);
    if (own) return enter(host, request, reply, own);
    const back = localPath(host, request, `/account/confirm/${encodeURIComponent(request.params.token)}`);
    return sendTo(reply, `${login}?return_to=${encodeURIComponent(back)}`, 302);
  });
}

/** The registration whose link a log-in comes from (its `return_to`), where it is that of the address. */
export async function registrationToEnter(
  host: Host,
  request: FastifyRequest,
  fields: Fields,
  email: string,
): Promise<WaitingRegistration | null> {
  const path = afterLogin(host, request, fields, '/');
  const token = /\/account\/confirm\/([\w-]+)$/.exec(path)?.[1] ?? null;
  const followed = await registrationOfLink(host.store, token, new Date(host.now()));
  return followed?.email === email ? followed : null;
}

/** Makes the account and signs its customer in; back to the log-in where there is one meanwhile. */
export async function enter(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  waiting: WaitingRegistration,
): Promise<FastifyReply> {
  const made = await confirmRegistration(host.store, waiting.id, new Date(host.now()), networkOf(request));
  clearRegistrationCookie(reply, isSecure(host));
  if (!made.ok) return sendTo(reply, localPath(host, request, '/account/login'), 303);
  await signIn(host, request, reply, made.value);
  return sendTo(reply, safePath(waiting.leadsTo, localPath(host, request, '/account')), 303);
}

function registration(fields: Fields): Registration {
  const customer = isFields(fields.customer) ? fields.customer : {};
  return {
    email: asText(customer.email) ?? '',
    password: asText(customer.password) ?? '',
    firstName: asText(customer.first_name),
    lastName: asText(customer.last_name),
    phone: asText(customer.phone),
    acceptsMarketing: isTicked(customer.accepts_marketing) ?? false,
    birthday: birthdayOf(customer),
  };
}
