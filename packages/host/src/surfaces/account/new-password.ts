import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText, isFields } from '../../gate/brackets.ts';
import { backPath, type Host, localPath, networkOf, translator } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import type { FormResult } from '../../liquid/services.ts';
import { changePassword, declineInvitation, setPassword } from '../../shop/customers/customers.ts';
import { redirectWith } from '../forms/redirect.ts';
import { accountErrors, POSTED, refused } from './errors.ts';
import type { AccountLimits } from './limits.ts';
import { pageOfForm } from './page-of-form.ts';
import { requireCustomer } from './require-customer.ts';
import { signIn } from './sign-in.ts';
import { tooManyTries } from './too-many.ts';

/** The forms that set a password: behind the link of a mail, and of a signed-in customer. */
export function serveNewPassword(app: FastifyInstance, host: Host, limits: AccountLimits): void {
  for (const purpose of ['reset', 'activate'] as const) {
    app.post(`/account/${purpose}`, (request, reply) => choosePassword(host, request, reply, purpose));
  }

  // Not the platform's: `customer[current_password|password|password_confirmation]`, results under `password_form`.
  app.post('/account/password', async (request, reply) => {
    const id = await requireCustomer(host, request, reply);
    if (id === null) return reply;
    const { customer } = bodyFields(request);
    const fields = isFields(customer) ? customer : {};
    const answer = (result: FormResult) =>
      redirectWith(host, request, reply, pageOfForm(host, request), 'password_form', result);
    if (!host.accountChanges.take(request, id) || !(await limits.login.take(request, `customer ${id}`)))
      return answer(tooManyTries(host, request));
    const input = {
      current: asText(fields.current_password) ?? '',
      password: asText(fields.password) ?? '',
      confirmation: asText(fields.password_confirmation) ?? '',
    };
    const done = await host.passwordTurns.wait(request, reply, () =>
      changePassword(host.store, id, input, new Date(host.now()), networkOf(request)),
    );
    if (!done.ok) return answer(refused(accountErrors(done.error, translator(host, request))));
    await limits.login.forgive(request, `customer ${id}`);
    await signIn(host, request, reply, id);
    return answer(POSTED);
  });
}

async function choosePassword(host: Host, request: FastifyRequest, reply: FastifyReply, purpose: 'reset' | 'activate') {
  const fields = bodyFields(request);
  const customer = isFields(fields.customer) ? fields.customer : {};
  // The form is on the page of the mail's link; forms of other themes carry the two values themselves.
  const from = backPath(host, request)?.match(/\/account\/\w+\/(\d+)\/([\w-]+)/);
  const id = asText(fields.id) ?? from?.[1] ?? '';
  const token = asText(fields.token) ?? from?.[2] ?? '';
  if (purpose === 'activate' && fields.decline !== undefined) {
    await declineInvitation(host.store, { customerId: Number(id), token }, new Date(host.now()));
    return sendTo(reply, localPath(host, request, '/'), 303);
  }
  const input = {
    purpose,
    customerId: Number(id),
    token,
    password: asText(customer.password) ?? '',
    confirmation: asText(customer.password_confirmation) ?? '',
  };
  const done = await host.passwordTurns.wait(request, reply, () =>
    setPassword(host.store, input, new Date(host.now()), networkOf(request)),
  );
  if (!done.ok) {
    const result = refused(accountErrors(done.error, translator(host, request)));
    const page = `/account/${purpose}/${encodeURIComponent(id)}/${encodeURIComponent(token)}`;
    return redirectWith(host, request, reply, page, `${purpose}_customer_password`, result);
  }
  await signIn(host, request, reply, done.value);
  return sendTo(reply, localPath(host, request, '/account'), 303);
}
