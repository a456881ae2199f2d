import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Registration, registerCustomer, requestActivation, requestVerification } from '../../shop/customers.ts';
import { bodyFields } from '../bodies.ts';
import { asText, type Fields, isFields } from '../brackets.ts';
import { redirectWith } from '../forms/redirect.ts';
import { sendTo } from '../gate/location.ts';
import { buyerOf, type Host, localPath, networkOf, originOf, translator } from '../host.ts';
import { afterLogin, formPage } from './after-login.ts';
import { birthdayOf, isTicked } from './customer-fields.ts';
import { accountErrors, refused } from './errors.ts';
import type { AccountLimits } from './limits.ts';
import { activationMail, knownAddressMail, welcomeMail } from './mails.ts';
import { signIn } from './sign-in.ts';

/**
 * `POST /account` (contract §6.1). For an address the shop knows already the form only says that a mail was sent: whether
 * there is an account, or a customer without one, is told to the address itself.
 */
export function serveRegister(app: FastifyInstance, host: Host, limits: AccountLimits): void {
  app.post('/account', async (request, reply) => {
    const fields = bodyFields(request);
    const input = registration(fields);
    const t = translator(host, request);
    const { email, firstName = '', lastName = '', birthday = '' } = input;
    const marketing: Record<string, string> = input.acceptsMarketing ? { accepts_marketing: 'true' } : {};
    const answer = (errors: Record<string, string[]>) =>
      redirectWith(
        host,
        request,
        reply,
        formPage(host, request, fields, '/account/register'),
        'create_customer',
        refused(errors, { email, first_name: firstName, last_name: lastName, birthday, ...marketing }),
      );
    if (!(await limits.register.take(request, email.trim().toLowerCase())))
      return answer({ form: [t('shopify.errors.too_many_tries', {})] });
    const made = await registerCustomer(host.store, input, networkOf(request));
    if (made.ok) {
      await signIn(host, request, reply, made.value.id);
      host.afterwards(() => welcome(host, request, made.value.id, made.value.email));
      return sendTo(reply, afterLogin(host, request, fields, '/account'), 303);
    }
    const { error } = made;
    if (error.code !== 'fields' || error.fields.email !== 'taken') return answer(accountErrors(error, t));
    host.afterwards(() => tellOwner(host, request, email));
    return answer({ form: [t('shopify.errors.verify_email', { customer_email: email })] });
  });
}

async function welcome(host: Host, request: FastifyRequest, id: number, email: string): Promise<void> {
  const token = await requestVerification(host.store, id, new Date(host.now()));
  if (token === null) return;
  const link = `${originOf(host, request)}${localPath(host, request, '/account/verify')}/${id}/${token}`;
  await host.mailer.send(welcomeMail(host.shop(), email, link, buyerOf(host, request).locale));
}

/** One who has no password yet is sent a link to choose it; one who has an account hears that somebody asked for another. */
async function tellOwner(host: Host, request: FastifyRequest, email: string): Promise<void> {
  const to = email.trim().toLowerCase();
  const known = await host.store.db.selectFrom('customers').where('email', '=', to).select('id').executeTakeFirst();
  if (!known) return;
  const account = originOf(host, request) + localPath(host, request, '/account');
  const { locale } = buyerOf(host, request);
  const invitation = await requestActivation(host.store, known.id, new Date(host.now()));
  await host.mailer.send(
    invitation
      ? activationMail(host.shop(), to, `${account}/activate/${known.id}/${invitation.token}`, locale)
      : knownAddressMail(host.shop(), to, `${account}/login`, locale),
  );
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
