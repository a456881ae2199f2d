import type { FakeApp } from '../server/fake-app.ts';
import { customerOf, onlyFromShop } from '../server/proxied.ts';
import { Change, type Lists, NO_LISTS, withChange } from './lists.ts';

/**
 * Wish list and recently viewed products of signed-in customers, behind the shop's app proxy: `GET` and `POST /proxy/lists` both answer
 * with the current lists.
 */
export const customerLists: FakeApp = {
  name: 'customer-lists',
  allowedHeaders: 'content-type, accept',
  async routes(app, { ledger, secret }) {
    const changes = await ledger<Change>('customer-lists');
    const byCustomer = new Map<string, Lists>();
    const apply = (change: Change) =>
      byCustomer.set(change.customer, withChange(byCustomer.get(change.customer) ?? NO_LISTS, change));
    for (const change of changes.entries) apply(change);
    const answer = (customer: string | null) => ({
      customer,
      ...((customer !== null && byCustomer.get(customer)) || NO_LISTS),
    });

    onlyFromShop(app, secret);
    app.get('/proxy/lists', async (request) => answer(customerOf(request)));
    app.post('/proxy/lists', async (request, reply) => {
      const customer = customerOf(request);
      const asked = Change.safeParse(request.body);
      if (!asked.success) return reply.code(422).send({ error: 'The change cannot be read.' });
      // The page may be older than the session: a change for one customer is not applied to another.
      if (customer !== null && asked.data.customer === customer) {
        await changes.add(asked.data);
        apply(asked.data);
      }
      return answer(customer);
    });
  },
};
