import { join } from 'node:path';
import { z } from 'zod';
import { browserScript, serveScript } from '../server/browser-script.ts';
import { queryOf } from '../server/query.ts';
import type { StandIn } from '../server/stand-in.ts';

/** Someone who wants to hear when a variant is back. */
export interface Notification {
  email: string;
  phone_number: string;
  product_id: number;
  variant_id: number;
  sku: string;
  product: string;
  quantity: number;
  accepts_marketing: boolean;
  shop: string;
  created_at: string;
}

const CALLBACK = /^[\w$.]{1,100}$/;
const Id = z.coerce.number().int().positive();
const Email = z.email();

type Answer = { status: 'OK'; message: string } | { status: 'Error'; errors: Record<string, string[]> };

const refusal = (errors: Record<string, string[]>): Answer => ({ status: 'Error', errors });

/** The back-in-stock app (Back in Stock's protocol): `window.BIS` and the call it makes, which also answers plain JSON. */
export const backInStock: StandIn = {
  name: 'back-in-stock',
  allowedHeaders: 'content-type, accept',
  async routes(app, { catalogue, ledger }) {
    const notifications = await ledger<Notification>('notifications');
    serveScript(app, '/widget.js', await browserScript(join(import.meta.dirname, 'widget.browser.ts')));

    async function create(query: URLSearchParams): Promise<Answer> {
      const email = (query.get('notification[email]') ?? '').trim();
      const phone = query.get('notification[phone_number]') ?? '';
      if (phone === '' && !Email.safeParse(email).success)
        return refusal({ email: ['This email address is not valid.'] });
      const variantId = Id.safeParse(query.get('variant[variant_no]'));
      const product = variantId.success ? await catalogue.byVariantId(variantId.data) : undefined;
      if (!variantId.success || !product) return refusal({ base: ['This item is not known.'] });
      const isSame = (known: Notification) =>
        known.variant_id === variantId.data &&
        known.email.toLowerCase() === email.toLowerCase() &&
        known.phone_number === phone;
      if (notifications.entries.some(isSame)) return refusal({ base: ['You are already on the list for this item.'] });
      await notifications.add({
        email,
        phone_number: phone,
        product_id: product.id,
        variant_id: variantId.data,
        sku: product.variants.find(({ id }) => id === variantId.data)?.sku ?? '',
        product: product.title,
        quantity: Number(query.get('notification[quantity_required]') ?? 1) || 1,
        accepts_marketing: query.get('notification[accepts_marketing]') === 'true',
        shop: query.get('shop') ?? '',
        created_at: new Date().toISOString(),
      });
      return { status: 'OK', message: 'You are on the list: we will write as soon as it is back.' };
    }

    app.get('/stock_notification/create.json', async (request, reply) => {
      const query = queryOf(request);
      const callback = query.get('callback');
      if (callback !== null && !CALLBACK.test(callback))
        return reply.code(400).send({ error: 'callback is not a name.' });
      const answer = await create(query);
      if (callback === null) return answer;
      // The comment keeps the answer from being taken for another kind of file by its first characters.
      return reply.type('text/javascript; charset=utf-8').send(`/**/${callback}(${JSON.stringify(answer)});`);
    });
  },
};
