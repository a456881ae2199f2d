import { join } from 'node:path';
import { z } from 'zod';
import { browserScript, serveScript } from '../server/browser-script.ts';
import type { FakeApp } from '../server/fake-app.ts';
import { customerOf, onlyFromShop } from '../server/proxied.ts';
import { queryOf } from '../server/query.ts';
import { isOf, type Notification, standingOf, type Withdrawal } from './sign-ups.ts';

const CALLBACK = /^[\w$.]{1,100}$/;
const Id = z.coerce.number().int().positive();
const Email = z.email();
const Removal = z.object({ variant_id: Id });

type Answer = { status: 'OK'; message: string } | { status: 'Error'; errors: Record<string, string[]> };

const refusal = (errors: Record<string, string[]>): Answer => ({ status: 'Error', errors });

/** The back-in-stock app (Back in Stock's protocol): `window.BIS` and the call it makes, which also answers plain JSON. */
export const backInStock: FakeApp = {
  name: 'back-in-stock',
  allowedHeaders: 'content-type, accept',
  async routes(app, { catalogue, customers, ledger, secret }) {
    const notifications = await ledger<Notification | Withdrawal>('notifications');
    const standing = () => standingOf(notifications.entries);
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
        known.variant_id === variantId.data && isOf(email)(known) && known.phone_number === phone;
      if (standing().some(isSame)) return refusal({ base: ['You are already on the list for this item.'] });
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
      // The comment prevents content sniffing of the answer.
      return reply.type('text/javascript; charset=utf-8').send(`/**/${callback}(${JSON.stringify(answer)});`);
    });

    onlyFromShop(app, secret);
    /** The signed-in customer's address, once it is verified: before, it could be anybody's. */
    async function addressOf(customer: string | null): Promise<string | null> {
      const record = customer === null ? undefined : await customers.byId(customer);
      return record?.isVerified ? record.email : null;
    }
    const listOf = (customer: string | null, email: string | null) => ({
      customer,
      notifications: (email === null ? [] : standing().filter(isOf(email)))
        .map(({ product_id, variant_id, created_at }) => ({ product_id, variant_id, created_at }))
        .reverse(),
    });
    app.get('/proxy/notifications', async (request) => {
      const customer = customerOf(request);
      return listOf(customer, await addressOf(customer));
    });
    app.post('/proxy/notifications/remove', async (request, reply) => {
      const asked = Removal.safeParse(request.body);
      if (!asked.success) return reply.code(422).send({ error: 'The sign-up is not named.' });
      const customer = customerOf(request);
      const email = await addressOf(customer);
      if (
        email !== null &&
        standing().some((entry) => isOf(email)(entry) && entry.variant_id === asked.data.variant_id)
      )
        await notifications.add({ email, variant_id: asked.data.variant_id, withdrawn_at: new Date().toISOString() });
      return listOf(customer, email);
    });
  },
};
