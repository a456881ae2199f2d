import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText, isFields } from '../../gate/brackets.ts';
import { deviceToken } from '../../gate/cookies.ts';
import { type Host, networkOf, translator } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import type { FormResult } from '../../liquid/services.ts';
import { recordRefusedLogin } from '../../shop/audit/record-refused-login.ts';
import { checkPassword, isKnownDevice } from '../../shop/customers/customers.ts';
import { redirectWith } from '../forms/redirect.ts';
import { queueAccountMail } from './account-mail.ts';
import { serveAddresses } from './addresses.ts';
import { afterLogin, formPage } from './after-login.ts';
import { isTicked } from './customer-fields.ts';
import { accountErrors, POSTED, refused } from './errors.ts';
import { type AccountLimits, accountLimits } from './limits.ts';
import { mailContext } from './mail-context.ts';
import { serveNewPassword } from './new-password.ts';
import { serveProfile } from './profile.ts';
import { enter, registrationToEnter, serveRegister } from './register.ts';
import { signIn, signOut } from './sign-in.ts';
import { tooManyTries } from './too-many.ts';

/** Classic customer accounts (docs/platform.md: customer accounts): the posts; the pages are the theme's. */
export function serveAccount(app: FastifyInstance, host: Host): void {
  const limits = accountLimits(host);

  app.post('/account/login', async (request, reply) => {
    const fields = bodyFields(request);
    const customer = isFields(fields.customer) ? fields.customer : {};
    const email = (asText(customer.email) ?? '').trim();
    if (asText(fields.guest) === 'true') return sendTo(reply, afterLogin(host, request, fields, '/checkout'), 303);
    const t = translator(host, request);
    const answer = (result: FormResult) =>
      redirectWith(host, request, reply, formPage(host, request, fields, '/account/login'), 'customer_login', result);
    const guesses = await guessesOf(host, request, limits, email.toLowerCase());
    if (!(await guesses.limit.take(request, guesses.subject)))
      return answer(refused({ form: [t('shopify.errors.too_many_logins', {})] }, { email }));
    const waiting = await registrationToEnter(host, request, fields, email.toLowerCase());
    const checked = await host.passwordTurns.wait(request, reply, () =>
      checkPassword(host.store, email, asText(customer.password) ?? '', waiting?.password),
    );
    if (!checked.ok) {
      const network = networkOf(request);
      // After the answer: a known address must not take longer than an unknown one.
      host.afterwards(() => recordRefusedLogin(host.store, email, network, new Date(host.now())));
      return answer(refused(accountErrors(checked.error, t), { email }));
    }
    await guesses.limit.forgive(request, guesses.subject);
    if (waiting) return enter(host, request, reply, waiting);
    if (!host.accountChanges.take(request, checked.value)) return answer(tooManyTries(host, request, { email }));
    await signIn(host, request, reply, checked.value);
    return sendTo(reply, afterLogin(host, request, fields, '/account'), 303);
  });

  app.post('/account/recover', async (request, reply) => {
    const fields = bodyFields(request);
    const email = (asText(fields.email) ?? '').trim();
    const answer = (result: Parameters<typeof redirectWith>[5]) =>
      redirectWith(
        host,
        request,
        reply,
        formPage(host, request, fields, '/account/login'),
        'recover_customer_password',
        result,
      );
    const isCounted = await limits.recover.take(request, email.toLowerCase());
    if (!isCounted || !(await limits.mailsADay.take(request, 'all'))) {
      return answer(refused({ form: [translator(host, request)('shopify.errors.too_many_tries', {})] }, { email }));
    }
    // The same answer after the same write for an unknown address: it must not reveal who has an account.
    const mail = { about: 'reset', email, registration: 0, ...mailContext(host, request) } as const;
    await host.store.write((tx) => queueAccountMail(tx, mail, host.now() + host.mailDelay()));
    return answer(POSTED);
  });

  app.get('/account/logout', { config: { changes: 'own links' } }, (request, reply) =>
    signOut(host, request, reply, false),
  );
  app.post('/account/logout', (request, reply) =>
    signOut(host, request, reply, isTicked(bodyFields(request).everywhere) ?? false),
  );

  serveRegister(app, host, limits);
  serveNewPassword(app, host, limits);
  serveProfile(app, host);
  serveAddresses(app, host);
}

/**
 * What a wrong password counts for: the account, unless the device is one on which its owner has signed in before. Those have tries of
 * their own, so that guesses from elsewhere never keep the owner out.
 */
async function guessesOf(host: Host, request: FastifyRequest, limits: AccountLimits, email: string) {
  const device = deviceToken(request);
  return (await isKnownDevice(host.store, email, device))
    ? { limit: limits.device, subject: `${device} ${email}` }
    : { limit: limits.login, subject: email };
}
