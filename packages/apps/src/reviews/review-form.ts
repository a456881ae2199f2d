import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { queryOf } from '../server/query.ts';
import type { Surroundings } from '../server/stand-in.ts';
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
});

/** A review that waits for the merchant. */
export interface PendingReview extends z.output<typeof Submitted> {
  created_at: string;
  status: 'pending';
}

/** The page behind "write a review": a plain form. What it sends waits, and is not shown. */
export async function serveReviewForm(app: FastifyInstance, { catalogue, ledger }: Surroundings): Promise<void> {
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
    if (sent.success) {
      await pending.add({ ...sent.data, created_at: new Date().toISOString(), status: 'pending' });
      return html(reply, 200, messagePage('Thank you. Your review will be shown when it has been read.'));
    }
    const values = z.record(z.string(), z.string()).catch({}).parse(request.body);
    const product = await catalogue.byId(Number(values.product_id));
    if (!product) return html(reply, 404, messagePage('There is nothing to review at this address.'));
    const errors = z.flattenError(sent.error).fieldErrors;
    return html(reply, 422, formPage({ product, key: values.store_key ?? '', values, errors }));
  });
}
