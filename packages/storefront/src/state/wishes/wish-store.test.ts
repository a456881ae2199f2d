import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCustomerLists } from '../../integrations/customer-lists/fake-customer-lists.ts';
import type { StoredWishes } from './stored-wishes.ts';
import { MOST_WISHES, type Wish } from './wish.ts';
import { createWishList } from './wish-store.ts';

const wish = (product: number, more: Partial<Wish> = {}): Wish => ({
  product,
  variant: product * 10,
  chosen: false,
  quantity: 1,
  at: product,
  ...more,
});
const products = (list: readonly Wish[]) => list.map(({ product }) => product);

/** A browser: what it stores is shared by its tabs. */
function browser() {
  let stored: StoredWishes = { owner: null, wishes: [], readAt: 0 };
  let viewed: readonly number[] = [];
  const state = {
    refuses: false,
    allows: true,
    stored: () => stored,
    viewed: () => viewed,
    see(ids: number[]) {
      viewed = ids;
    },
    tab: (app: ReturnType<typeof fakeCustomerLists>) =>
      createWishList({
        port: app.port,
        storage: {
          read: () => (state.refuses ? { owner: null, wishes: [], readAt: 0 } : stored),
          write(next) {
            if (!state.refuses) stored = next;
            return !state.refuses;
          },
        },
        viewed: {
          read: () => [...viewed],
          write(ids) {
            viewed = ids;
          },
          isAllowed: async () => state.allows,
        },
        now: () => 5000,
      }),
  };
  return state;
}

let app: ReturnType<typeof fakeCustomerLists>;
beforeEach(() => {
  app = fakeCustomerLists();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('nobody is signed in', () => {
  it('stores in the browser, newest first, and asks no app', async () => {
    const { tab, stored } = browser();
    const list = tab(app);
    expect(await list.keep(wish(1))).toEqual({ ok: true, value: 'browser' });
    await list.keep(wish(2));
    expect(products(list.getState().wishes)).toEqual([2, 1]);
    expect(products(stored().wishes)).toEqual([2, 1]);
    await list.remove(wish(1));
    expect(products(stored().wishes)).toEqual([2]);
    expect(app.calls).toEqual([]);
  });

  it('has a product once, and its chosen variants beside it', async () => {
    const list = browser().tab(app);
    await list.keep(wish(1), wish(1, { variant: 11, at: 9 }));
    expect(list.getState().wishes).toEqual([wish(1, { variant: 11, at: 1 })]);
    await list.keep(wish(1, { variant: 12, chosen: true }), wish(1, { variant: 13, chosen: true, quantity: 2 }));
    expect(list.getState().wishes).toHaveLength(3);
    await list.remove({ product: 1, variant: 12, chosen: true });
    expect(list.getState().wishes.map(({ variant }) => variant)).toEqual([13, 11]);
  });

  it('two tabs do not undo each other’s changes', async () => {
    const { tab, stored } = browser();
    const [one, other] = [tab(app), tab(app)];
    await one.keep(wish(1));
    await other.keep(wish(2));
    expect(products(stored().wishes)).toEqual([2, 1]);
    one.follow();
    expect(products(one.getState().wishes)).toEqual([2, 1]);
  });

  it('lasts as long as the page where storage is refused, and says so', async () => {
    const state = browser();
    state.refuses = true;
    const list = state.tab(app);
    expect(await list.keep(wish(1))).toEqual({ ok: true, value: 'page' });
    await list.keep(wish(2));
    expect(products(list.getState().wishes)).toEqual([2, 1]);
  });

  it('has an end', async () => {
    const list = browser().tab(app);
    await list.keep(...Array.from({ length: MOST_WISHES + 5 }, (_, index) => wish(index + 1)));
    expect(list.getState().wishes).toHaveLength(MOST_WISHES);
    expect(list.getState().wishes.at(-1)?.product).toBe(6);
  });
});

describe('a customer signs in', () => {
  it('gets what this browser stored beside what another device did', async () => {
    app.wishes.set('7', [wish(5)]);
    app.viewed.set('7', [50]);
    const state = browser();
    const list = state.tab(app);
    await list.keep(wish(1));
    state.see([1, 50, 2]);
    app.signIn('7');
    expect(await list.refresh()).toEqual({ ok: true, value: 'customer' });
    expect(products(list.getState().wishes)).toEqual([5, 1]);
    expect(products(app.wishes.get('7') ?? [])).toEqual([5, 1]);
    expect(state.viewed()).toEqual([50, 1, 2]);
    expect(state.stored()).toMatchObject({ owner: '7', readAt: 5000 });

    const second = browser();
    await second.tab(app).refresh();
    expect(products(second.stored().wishes)).toEqual([5, 1]);
    expect(second.viewed()).toEqual([50, 1, 2]);
  });

  it('is not given back what another device removed', async () => {
    app.signIn('7');
    const [first, second] = [browser().tab(app), browser().tab(app)];
    await first.refresh();
    await first.keep(wish(1), wish(2));
    await second.refresh();
    await second.remove(wish(1));
    await first.keep(wish(3));
    expect(products(first.getState().wishes)).toEqual([3, 2]);
  });

  it('loses nothing where the app fails at the first merge: the next page merges', async () => {
    const state = browser();
    const list = state.tab(app);
    await list.keep(wish(1));
    app.signIn('7');
    app.failure = { kind: 'network' };
    expect(await list.refresh()).toMatchObject({ ok: false });
    expect(products(list.getState().wishes)).toEqual([1]);
    app.failure = null;
    await state.tab(app).refresh();
    expect(products(app.wishes.get('7') ?? [])).toEqual([1]);
  });

  it('takes the list along at signing out: nothing of it stays in the browser', async () => {
    app.signIn('7');
    const state = browser();
    const list = state.tab(app);
    await list.refresh();
    await list.keep(wish(1));
    state.see([1, 2]);
    app.signIn(null);
    await list.refresh();
    expect(list.getState()).toMatchObject({ wishes: [], place: 'browser' });
    expect(state.stored()).toMatchObject({ owner: null, wishes: [] });
    expect(state.viewed()).toEqual([]);
  });

  it('another customer on the same browser sees and changes the own list alone', async () => {
    app.wishes.set('8', [wish(4)]);
    app.signIn('7');
    const list = browser().tab(app);
    await list.refresh();
    await list.keep(wish(1));
    app.signIn('8');
    expect(await list.keep(wish(2))).toMatchObject({ ok: false });
    expect(products(list.getState().wishes)).toEqual([4]);
    expect(products(app.wishes.get('7') ?? [])).toEqual([1]);
    expect(products(app.wishes.get('8') ?? [])).toEqual([4]);
  });

  it('whose session has ended stores in the browser from then on', async () => {
    app.signIn('7');
    const list = browser().tab(app);
    await list.refresh();
    await list.keep(wish(1));
    app.signIn(null);
    expect(await list.keep(wish(2))).toEqual({ ok: true, value: 'browser' });
    expect(products(list.getState().wishes)).toEqual([2]);
  });

  it('has what was looked at stored', async () => {
    const state = browser();
    const list = state.tab(app);
    await list.see(1);
    expect(app.calls).toEqual([]);
    app.signIn('7');
    app.viewed.set('7', [2, 1]);
    await list.refresh();
    await list.see(1);
    expect(state.viewed()).toEqual([1, 2]);
  });

  it('has nothing of what was looked at stored, nor brought to this browser, without consent', async () => {
    app.viewed.set('7', [50]);
    const state = browser();
    state.allows = false;
    state.see([1, 2]);
    const list = state.tab(app);
    await list.keep(wish(3));
    app.signIn('7');
    await list.refresh();
    await list.see(1);
    expect(app.calls).toEqual(['read', expect.objectContaining({ viewed_before: [] })]);
    expect([app.viewed.get('7'), state.viewed()]).toEqual([[50], [1, 2]]);
    expect(products(app.wishes.get('7') ?? [])).toEqual([3]);
    state.allows = true;
    await list.see(1);
    expect([app.viewed.get('7'), state.viewed()]).toEqual([
      [1, 50],
      [1, 50],
    ]);
  });

  it('leaves nothing of what was looked at to the next customer, with consent or without', async () => {
    const state = browser();
    app.signIn('7');
    const list = state.tab(app);
    await list.refresh();
    await list.see(1);
    state.allows = false;
    app.signIn('8');
    await list.keep(wish(2));
    expect(state.viewed()).toEqual([]);
  });
});

describe('the app fails', () => {
  it('a change is shown at once, undone when it fails, and says why', async () => {
    app.signIn('7');
    const list = browser().tab(app);
    await list.refresh();
    await list.keep(wish(1));
    app.failure = { kind: 'network' };
    const [kept, removed] = [list.keep(wish(2)), list.remove(wish(1))];
    expect(products(list.getState().wishes)).toEqual([2]);
    expect(await kept).toEqual({ ok: false, error: { kind: 'network' } });
    expect(await removed).toMatchObject({ ok: false });
    expect(products(list.getState().wishes)).toEqual([1]);
  });

  it('a failed change does not take the one after it along', async () => {
    app.signIn('7');
    const list = browser().tab(app);
    await list.refresh();
    app.failure = { kind: 'timeout' };
    const first = list.keep(wish(1));
    await first;
    app.failure = null;
    await list.keep(wish(2));
    expect(products(list.getState().wishes)).toEqual([2]);
  });
});
