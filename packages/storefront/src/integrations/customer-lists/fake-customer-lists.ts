import type { CallFailure } from '../../platform/call-failure.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { changed, type Wish } from '../../state/wishes/wish.ts';
import type { CustomerLists } from './customer-lists.schema.ts';
import type { CustomerListsPort, ListsChange } from './customer-lists.ts';

/** The app in memory, one list for each customer. `signIn` says who is signed in; `failure` is what calls answer while it is set. */
export function fakeCustomerLists() {
  const wishes = new Map<string, Wish[]>();
  const viewed = new Map<string, number[]>();
  const calls: (ListsChange | 'read')[] = [];
  let customer: string | null = null;
  const app = {
    wishes,
    viewed,
    calls,
    failure: null as CallFailure | null,
    signIn(id: string | null) {
      customer = id;
    },
    port: {} as CustomerListsPort,
  };
  const lists = (): Result<CustomerLists, CallFailure> =>
    app.failure
      ? fail(app.failure)
      : ok({
          customer,
          wishes: (customer !== null && wishes.get(customer)) || [],
          viewed: (customer !== null && viewed.get(customer)) || [],
        });
  app.port = {
    async read() {
      calls.push('read');
      return lists();
    },
    async change(change) {
      calls.push(change);
      if (app.failure || customer !== change.customer) return lists();
      wishes.set(customer, changed(wishes.get(customer) ?? [], change.changes ?? []));
      const seen = [...(change.viewed ?? []), ...(viewed.get(customer) ?? []), ...(change.viewed_before ?? [])];
      viewed.set(customer, [...new Set(seen)]);
      return lists();
    },
  };
  return app;
}
