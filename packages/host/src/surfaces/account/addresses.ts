import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestFields } from '../../gate/bodies.ts';
import { asText, type Fields, isFields } from '../../gate/brackets.ts';
import { RequestError } from '../../gate/errors.ts';
import { type Host, localPath, networkOf, translator } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import { tooMany } from '../../gate/rate-limit.ts';
import { addAddress, deleteAddress, updateAddress } from '../../shop/customers/customers.ts';
import { postedAddress } from '../checkout/posted-address.ts';
import { redirectWith } from '../forms/redirect.ts';
import { fieldMessages, POSTED, refused } from './errors.ts';
import { requireCustomer } from './require-customer.ts';
import { tooManyTries } from './too-many.ts';

const PAGE = '/account/addresses';

/** The address book: one form posts new addresses, changes and, by `_method`, deletions (docs/platform.md: customer accounts). */
export function serveAddresses(app: FastifyInstance, host: Host): void {
  app.post(PAGE, async (request, reply) => {
    const customer = await requireCustomer(host, request, reply);
    if (customer === null) return reply;
    const fields = requestFields(request);
    if (!host.accountChanges.take(request, customer))
      return redirectWith(host, request, reply, PAGE, 'address_form_new', tooManyTries(host, request, typed(fields)));
    const address = postedAddress(fields, 'address');
    const done = await addAddress(host.store, customer, address, makesDefault(fields), networkOf(request));
    if (done.ok) return redirectWith(host, request, reply, PAGE, 'address_form_new', POSTED);
    return refuse(host, request, reply, 'address_form_new', fields, done.error.fields);
  });

  const change = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply, method: string) => {
    const customer = await requireCustomer(host, request, reply);
    if (customer === null) return reply;
    const id = Number(request.params.id);
    if (!Number.isSafeInteger(id)) throw new RequestError(404, 'There is no such address.');
    const isAllowed = host.accountChanges.take(request, customer);
    if (method === 'delete') {
      // No form shows what became of it.
      if (!isAllowed) throw tooMany();
      if (!(await deleteAddress(host.store, customer, id, networkOf(request))))
        throw new RequestError(404, 'There is no such address.');
      return sendTo(reply, localPath(host, request, PAGE), 303);
    }
    const fields = requestFields(request);
    const formId = `address_form_${id}`;
    if (!isAllowed) return redirectWith(host, request, reply, PAGE, formId, tooManyTries(host, request, typed(fields)));
    const address = postedAddress(fields, 'address');
    const done = await updateAddress(host.store, customer, id, address, makesDefault(fields), networkOf(request));
    if (done.ok) return redirectWith(host, request, reply, PAGE, formId, POSTED);
    if ('code' in done.error) throw new RequestError(404, 'There is no such address.');
    return refuse(host, request, reply, formId, fields, done.error.fields);
  };
  app.post<{ Params: { id: string } }>(`${PAGE}/:id`, (request, reply) =>
    change(request, reply, (asText(requestFields(request)._method) ?? 'put').toLowerCase()),
  );
  app.put<{ Params: { id: string } }>(`${PAGE}/:id`, (request, reply) => change(request, reply, 'put'));
  app.delete<{ Params: { id: string } }>(`${PAGE}/:id`, (request, reply) => change(request, reply, 'delete'));
}

function makesDefault(fields: Fields): boolean {
  const chosen = isFields(fields.address) ? asText(fields.address.default) : undefined;
  return chosen !== undefined && !['', '0', 'false'].includes(chosen);
}

function refuse(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  formId: string,
  fields: Fields,
  wrong: Record<string, string>,
) {
  const result = refused(fieldMessages(wrong, translator(host, request)), typed(fields));
  return redirectWith(host, request, reply, PAGE, formId, result);
}

/** What was typed into the form, for it to show again. */
function typed(fields: Fields): Record<string, string> {
  const values: Record<string, string> = {};
  if (isFields(fields.address))
    for (const [name, value] of Object.entries(fields.address)) values[name] = asText(value) ?? '';
  return values;
}
