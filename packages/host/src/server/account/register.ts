import type { FastifyInstance } from 'fastify';
import { type Registration, registerCustomer } from '../../shop/customers.ts';
import { bodyFields } from '../bodies.ts';
import { asText, type Fields, isFields } from '../brackets.ts';
import { redirectWith } from '../forms/redirect.ts';
import { sendTo } from '../gate/location.ts';
import { type Host, networkOf, translator } from '../host.ts';
import { queueAccountMail } from './account-mail.ts';
import { afterLogin, formPage } from './after-login.ts';
import { askedFor } from './asked-for.ts';
import { birthdayOf, isTicked } from './customer-fields.ts';
import { accountErrors, refused } from './errors.ts';
import type { AccountLimits } from './limits.ts';
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
    const isCounted = await limits.register.take(request, email.trim().toLowerCase());
    if (!isCounted || !(await limits.mailsADay.take(request, 'all')))
      return answer({ form: [t('shopify.errors.too_many_tries', {})] });
    const mail = { email, ...askedFor(host, request) };
    const made = await registerCustomer(host.store, input, networkOf(request), (tx, { isNew }) =>
      queueAccountMail(tx, { about: isNew ? 'welcome' : 'taken', ...mail }),
    );
    if (made.ok) {
      await signIn(host, request, reply, made.value.id);
      return sendTo(reply, afterLogin(host, request, fields, '/account'), 303);
    }
    const { error } = made;
    if (error.code !== 'fields' || error.fields.email !== 'taken') return answer(accountErrors(error, t));
    return answer({ form: [t('shopify.errors.verify_email', { customer_email: email })] });
  });
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
