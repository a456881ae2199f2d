import type { FastifyInstance } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText, isFields } from '../../gate/brackets.ts';
import { customerId, type Host, localPath, networkOf, translator } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import type { FormResult } from '../../liquid/services.ts';
import { updateCustomer, verifyAddress } from '../../shop/customers/customers.ts';
import { redirectWith } from '../forms/redirect.ts';
import { birthdayOf, isTicked } from './customer-fields.ts';
import { accountErrors, POSTED, refused } from './errors.ts';
import { pageOfForm } from './page-of-form.ts';
import { requireCustomer } from './require-customer.ts';
import { tooManyTries } from './too-many.ts';

/**
 * A signed-in customer's own facts. Not the platform's: `customer[first_name|last_name|phone|accepts_marketing|birthday]`,
 * results under `profile_form`, on the page that `return_to` names. Fields a form does not have stay as they are; a checkbox needs its hidden `0` before it.
 */
export function serveProfile(app: FastifyInstance, host: Host): void {
  app.post('/account/profile', async (request, reply) => {
    const id = await requireCustomer(host, request, reply);
    if (id === null) return reply;
    const { customer } = bodyFields(request);
    const fields = isFields(customer) ? customer : {};
    const change = {
      firstName: asText(fields.first_name),
      lastName: asText(fields.last_name),
      phone: asText(fields.phone),
      acceptsMarketing: isTicked(fields.accepts_marketing),
      birthday: birthdayOf(fields),
    };
    const back = pageOfForm(host, request);
    const { firstName = '', lastName = '', phone = '', birthday = '' } = change;
    const marketing: Record<string, string> = change.acceptsMarketing ? { accepts_marketing: 'true' } : {};
    const values = { first_name: firstName, last_name: lastName, phone, birthday, ...marketing };
    const answer = (result: FormResult) => redirectWith(host, request, reply, back, 'profile_form', result);
    if (!host.accountChanges.take(request, id)) return answer(tooManyTries(host, request, values));
    const done = await updateCustomer(host.store, id, change, networkOf(request));
    return answer(done.ok ? POSTED : refused(accountErrors(done.error, translator(host, request)), values));
  });

  // The link of the welcome mail. Whoever follows it must be signed in: programs that look through mails are not.
  const link = { config: { changes: 'any link' } } as const;
  app.get<{ Params: { id: string; token: string } }>('/account/verify/:id/:token', link, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const id = await customerId(host, request);
    const back = `/account/verify/${encodeURIComponent(request.params.id)}/${encodeURIComponent(request.params.token)}`;
    if (id === null) {
      const to = localPath(host, request, '/account/login');
      return sendTo(reply, `${to}?return_to=${encodeURIComponent(localPath(host, request, back))}`, 302);
    }
    if (String(id) === request.params.id)
      await verifyAddress(host.store, id, request.params.token, new Date(host.now()), networkOf(request));
    return sendTo(reply, localPath(host, request, '/account'), 302);
  });
}
