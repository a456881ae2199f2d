import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../server/fake-app.ts';
import { queryOf } from '../server/query.ts';
import { formPage, messagePage } from './form-page.ts';

const PATH = '/review/onsite/product';

const Submitted = z.object({
  store_key: z.string().min(1),
  product_id: z.coerce.number().int().positive(),
  rating: z.coerce.number('Choose a number of stars.').int().min(1, 'Choose a number of stars.').max(5),
  title: z.string().trim().max(200).default(''),
  body: z.string().trim().min(1, 'Write a few words.').max(10_000),
  first_name: z.string().trim().min(1, 'Enter your first name.').max(100),
  email: z.email('Enter a valid email address.'),
  fit: z.string().trim().max(100).default(''),
  size: z.string().trim().max(100).default(''),
  height: z.string().trim().max(100).default(''),
});

/** The page of the shop a form without scripts goes back to: a path of the origin it was posted from. */
function returnAddress(request: FastifyRequest, shopOrigin: string, result: string): string | null {
  const path = z.object({ return_to: z.string().regex(/^\/(?![/\\])/) }).safeParse(request.body).data?.return_to;
  if (path === undefined) return null;
  const { origin } = request.headers;
  return `${origin && /^https?:/.test(origin) ? origin : shopOrigin}${path}#${result}`;
}

/** A review that waits for the merchant. */
export interface PendingReview extends z.output<typeof Submitted> {
  created_at: string;
  status: 'pending';
}

/** The page behind "write a review": a plain form; and where the shop's own form is posted, which is answered in JSON or, where `return_to`
 * names a page of the shop, by leading back to it. What is sent waits, and is not shown. */
export async function serveReviewForm(
  app: FastifyInstance,
  { catalogue, ledger, shopOrigin }: AppContext,
): Promise<void> {
  const pending = await ledger<PendingReview>('pending-reviews');
  const html = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);

  app.get(PATH, async (request, reply) => {
    const query = queryOf(request);
    const product = await catalogue.byId(Number(query.get('product_id')));
    const key = query.get('store_key') ?? '';
    if (!product || key === '') return html(reply, 404, messagePage('There is nothing to review at this address.'));
    return html(reply, 200, formPage({ product, key, values: {}, errors: {} }));
  });

  app.post(PATH, async (request, reply) => {
    const sent = Submitted.safeParse(request.body);
    const isCall = request.headers.accept === 'application/json';
    const back = isCall ? null : returnAddress(request, shopOrigin, sent.success ? 'review-sent' : 'review-refused');
    if (sent.success) {
      await pending.add({ ...sent.data, created_at: new Date().toISOString(), status: 'pending' });
      if (isCall) return reply.code(201).send({ status: 'pending' });
      if (back) return reply.redirect(back, 303);
      return html(reply, 200, messagePage('Thank you. Your review will be shown when it has been read.'));
    }
    if (isCall) return reply.code(422).send({ errors: z.flattenError(sent.error).fieldErrors });
    if (back) return reply.redirect(back, 303);
    const values = z.record(z.string(), z.string()).catch({}).parse(request.body);
    const product = await catalogue.byId(Number(values.product_id));
    if (!product) return html(reply, 404, messagePage('There is nothing to review at this address.'));
    const errors = z.flattenError(sent.error).fieldErrors;
    return html(reply, 422, formPage({ product, key: values.store_key ?? '', values, errors }));
  });
}
