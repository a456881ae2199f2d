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
 * `POST /account` (docs/platform.md: customer accounts). The answer is the same whether the address has an account, belongs to a customer without one, or is
 * unknown: a mail to the address has the result. It is `posted` with an error for the whole form, as on the platform where an address must
 * be verified first.
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

  // The link of the mail. It creates the account in the browser that registered, or with the password: mail scanners have neither, and
  // nobody can confirm another person's registration.
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

/** The registration whose link a log-in came from (its `return_to`), if it is for the same address. */
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

/** Creates the account and signs its customer in; redirects to the log-in where an account was created in the meantime. */
export async function enter(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  waiting: WaitingRegistration,
): Promise<FastifyReply> {
  const confirmed = await confirmRegistration(host.store, waiting.id, new Date(host.now()), networkOf(request));
  clearRegistrationCookie(reply, isSecure(host));
  if (!confirmed.ok) return sendTo(reply, localPath(host, request, '/account/login'), 303);
  await signIn(host, request, reply, confirmed.value);
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
