import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CustomerLists } from '../../integrations/customer-lists/customer-lists.schema.ts';
import type { CustomerListsPort } from '../../integrations/customer-lists/customer-lists.ts';
import { type CallFailure, describeFailure } from '../../platform/call-failure.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { StoredWishes } from './stored-wishes.ts';
import { changed, type Wish, type WishChange, type WishKey } from './wish.ts';

/** Where the list is stored: with the customer, in this browser, or nowhere (it lasts as long as the page). */
export type WishPlace = 'customer' | 'browser' | 'page';

export interface WishListState {
  /** Newest first, changes in flight included. */
  wishes: readonly Wish[];
  place: WishPlace;
  /** The app was asked at least once, or there was no need to. */
  isRead: boolean;
}

export interface WishListDeps {
  port: CustomerListsPort;
  storage: {
    read(): StoredWishes;
    /** Answers false where storage is refused or full. */
    write(stored: StoredWishes): boolean;
  };
  viewed: {
    /** Ids this browser stores, newest first. */
    read(): number[];
    write(ids: readonly number[]): void;
    /** Whether the visitor allows that what they look at is stored with the customer. Never rejects. */
    isAllowed(): Promise<boolean>;
  };
  /** ms since 1970 */
  now(): number;
}

export interface WishList extends Pick<StoreApi<WishListState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Puts entries into the list, at once. Where it cannot be stored, it is undone and the answer says why. */
  keep(...wishes: readonly Wish[]): Promise<Result<WishPlace, CallFailure>>;
  /** Takes entries out, at once; the same holds. */
  remove(...wishes: readonly WishKey[]): Promise<Result<WishPlace, CallFailure>>;
  /** Asks the app. What was stored before signing in moves to the customer; after signing out nothing of the customer's stays. */
  refresh(): Promise<Result<WishPlace, CallFailure>>;
  /** The browser's stored copy was changed by another tab. */
  follow(): void;
  /** A product was looked at: stored with the customer, where that is allowed. */
  see(product: number): Promise<void>;
}

/** The wish list: a settled list and the changes in flight over it. Calls to the app go one after the other. */
export function createWishList({ port, storage, viewed, now }: WishListDeps): WishList {
  let stored = storage.read();
  let isStored = true;
  /** Changes in flight, oldest first. */
  let pending: readonly (readonly WishChange[])[] = [];
  let calls: Promise<unknown> = Promise.resolve();
  const place = (): WishPlace => (stored.owner !== null ? 'customer' : isStored ? 'browser' : 'page');
  const visible = () => changed(stored.wishes, pending.flat());
  const store = createStore<WishListState>(() => ({ wishes: visible(), place: place(), isRead: false }));
  const show = () => store.setState({ wishes: visible(), place: place() });

  function settle(next: StoredWishes) {
    stored = next;
    isStored = storage.write(next);
  }

  function adopt({ customer, wishes }: CustomerLists) {
    // What the customer before looked at is for nobody else.
    if (stored.owner !== null && customer !== stored.owner) viewed.write([]);
    if (customer !== null) settle({ owner: customer, wishes, readAt: now() });
    else if (stored.owner !== null) settle({ owner: null, wishes: [], readAt: 0 });
  }

  function adoptViewed({ customer, viewed: seen }: CustomerLists) {
    if (customer !== null) viewed.write(seen);
  }

  /** Runs a call after those before it. */
  function inTurn<T>(call: () => Promise<T>): Promise<T> {
    const result = calls.then(call);
    calls = result.catch(() => {});
    return result;
  }

  /** Another tab may have changed what is stored since. */
  function readAgain() {
    if (isStored) stored = storage.read();
  }

  async function send(changes: readonly WishChange[]): Promise<Result<WishPlace, CallFailure>> {
    readAgain();
    const { owner } = stored;
    if (owner !== null) {
      const answer = await port.change({ customer: owner, changes });
      if (!answer.ok) return answer;
      adopt(answer.value);
      if (answer.value.customer === owner) return ok(place());
      // Someone else is signed in by now: what was meant for one must not go to the other.
      if (answer.value.customer !== null) return fail({ kind: 'cancelled' });
    }
    settle({ owner: null, wishes: changed(stored.wishes, changes), readAt: 0 });
    return ok(place());
  }

  async function change(changes: readonly WishChange[]) {
    pending = [...pending, changes];
    show();
    const result = await inTurn(() => send(changes));
    pending = pending.filter((entry) => entry !== changes);
    if (!result.ok) console.warn(`[vitrine] the wish list could not be changed: ${describeFailure(result.error)}`);
    show();
    return result;
  }

  async function read(): Promise<Result<WishPlace, CallFailure>> {
    readAgain();
    const allowed = viewed.isAllowed();
    let answer = await port.read();
    if (answer.ok && answer.value.customer !== null && stored.owner === null) {
      const { customer } = answer.value;
      const changes = stored.wishes.map((wish) => ({ op: 'keep' as const, wish }));
      const before = (await allowed) ? viewed.read() : [];
      if (changes.length + before.length > 0) answer = await port.change({ customer, changes, viewed_before: before });
    }
    if (!answer.ok) return answer;
    const lists = answer.value;
    adopt(lists);
    // The list is not kept waiting for it.
    void allowed.then((isAllowed) => isAllowed && stored.owner === lists.customer && adoptViewed(lists));
    return ok(place());
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    keep: (...wishes) => change(wishes.map((wish) => ({ op: 'keep', wish }))),
    remove: (...wishes) => change(wishes.map((wish) => ({ op: 'remove', wish }))),
    async refresh() {
      const result = await inTurn(read);
      store.setState({ wishes: visible(), place: place(), isRead: true });
      return result;
    },
    follow() {
      readAgain();
      show();
    },
    async see(product) {
      await inTurn(async () => {
        readAgain();
        const { owner } = stored;
        if (owner === null || !(await viewed.isAllowed())) return;
        const answer = await port.change({ customer: owner, viewed: [product] });
        if (!answer.ok) return;
        adopt(answer.value);
        adoptViewed(answer.value);
      });
      show();
    },
  };
}
