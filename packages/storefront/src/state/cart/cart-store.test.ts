import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartChange } from './cart-change.ts';
import { holdClock, keyed, line, opened, quantities, releaseClock, settle, shop } from './cart-store.fixture.ts';
import { DOUBLE_CLICK } from './cart-store.ts';
import { addError } from './cart-summary.ts';
import { PRICE, refused } from './fake-cart-platform.ts';

beforeEach(holdClock);
afterEach(releaseClock);

it('adds again what was taken out a moment ago', async () => {
  const { platform, cart } = await opened([]);
  void cart.add({ id: 1, quantity: 1 });
  await vi.advanceTimersByTimeAsync(30);
  void cart.setQuantity(keyed(1), 0);
  await vi.advanceTimersByTimeAsync(30);
  void cart.add({ id: 1, quantity: 1 });
  await settle();
  expect(platform.lines).toHaveLength(1);
});

describe('start-up', () => {
  it('reads the bag and its compare-at prices once', { tags: ['data-2'] }, async () => {
    const { platform, cart } = shop([line(1, 2)]);
    platform.compareAt = { 1: 2000 };
    cart.start();
    cart.start();
    expect(cart.getState().status).toBe('loading');
    await settle();
    expect(platform.log.map(({ call }) => call)).toEqual(['read', 'prices']);
    expect(cart.getState()).toMatchObject({ status: 'ready', visible: { item_count: 2, total_price: 2 * PRICE } });
    expect(cart.getState().visible.items[0]?.compare_at_price).toBe(2000);
  });

  it('says that the bag is unknown when it cannot be read, and recovers', async () => {
    const { platform, cart } = shop([line(1, 1)]);
    platform.faults = [{ kind: 'network' }];
    cart.start();
    await settle();
    expect(cart.getState().status).toBe('failed');
    void cart.refetch();
    await settle();
    expect(cart.getState()).toMatchObject({ status: 'ready', visible: { item_count: 1 } });
  });

  it('keeps a press that comes before the bag was read', async () => {
    const { cart } = shop([line(1, 1)]);
    cart.start();
    void cart.setQuantity(keyed(1), 2);
    await settle();
    expect(quantities(cart)).toEqual([2]);
  });

  it('says so by the line when the bag could not be read for such a press', async () => {
    const { platform, cart } = shop([line(1, 1)]);
    platform.faults = [{ kind: 'network' }, { kind: 'network' }];
    cart.start();
    void cart.setQuantity(keyed(1), 2);
    await settle();
    expect(cart.getState().errors[keyed(1)]?.kind).toBe('offline');
  });

  it('goes on without compare-at prices', async () => {
    const { platform, cart } = shop([line(1, 1)]);
    platform.faults = [undefined, refused(404, '')];
    cart.start();
    await settle();
    expect(cart.getState().visible.items[0]?.compare_at_price).toBeNull();
  });

  it('does not ask again after every change for prices a theme does not have', async () => {
    const { platform, cart } = shop([line(1, 1)]);
    platform.faults = [undefined, refused(404, '')];
    cart.start();
    await settle();
    platform.log.length = 0;
    const { update } = platform.calls;
    platform.calls.update = async (sent) => {
      const answer = await update(sent);
      return answer.ok ? { ok: true, value: { ...answer.value, lineData: null } } : answer;
    };
    void cart.setQuantity(keyed(1), 2);
    await settle();
    expect(platform.log.map(({ call }) => call)).toEqual(['update']);
  });
});

describe('adding', () => {
  it('settles in one round trip where the theme bundles the cart', { tags: ['cart-21'] }, async () => {
    const { platform, cart } = await opened([line(2, 1)]);
    platform.compareAt = { 1: 1900 };
    const result = cart.add({ id: 1, quantity: 1, properties: { _inventory: '4' } });
    expect(cart.getState().adding).toEqual([1]);
    await settle();
    expect(await result).toMatchObject({ ok: true, value: { id: 1, quantity: 1 } });
    expect(platform.log.map(({ call }) => call)).toEqual(['add']);
    expect(cart.getState()).toMatchObject({ adding: [], visible: { item_count: 2, total_price: 2 * PRICE } });
    expect(cart.getState().visible.items[0]?.compare_at_price).toBe(1900);
  });

  it('shows the line at once and reads the sum after it where it does not', { tags: ['cart-21'] }, async () => {
    const { platform, cart } = await opened([line(2, 1)]);
    platform.bundlesCart = false;
    const shown = cart.add({ id: 1, quantity: 2 }).then(() => {
      expect(cart.getState().visible).toMatchObject({ item_count: 3, total_price: PRICE, settling: true });
    });
    await Promise.all([shown, settle()]);
    expect(platform.log.map(({ call }) => call)).toEqual(['add', 'read', 'prices']);
    expect(cart.getState().visible).toMatchObject({ item_count: 3, total_price: 3 * PRICE, settling: false });
  });

  it('reads once after several adds', async () => {
    const { platform, cart } = await opened();
    platform.bundlesCart = false;
    void cart.add({ id: 1, quantity: 1 });
    void cart.add({ id: 2, quantity: 1 });
    void cart.add({ id: 3, quantity: 1 });
    await settle();
    expect(platform.log.map(({ call }) => call)).toEqual(['add', 'add', 'add', 'read', 'prices']);
    expect(platform.mostChanging).toBe(1);
  });

  it('takes a double click for one add, also when the platform is quicker than the hand', async () => {
    const { platform, cart } = await opened();
    const first = cart.add({ id: 1, quantity: 1 });
    expect(cart.add({ id: 1, quantity: 1 })).toBe(first);
    await vi.advanceTimersByTimeAsync(200);
    expect(cart.add({ id: 1, quantity: 1, properties: {} })).toBe(first);
    await vi.advanceTimersByTimeAsync(DOUBLE_CLICK);
    void cart.add({ id: 1, quantity: 1 });
    await settle();
    expect(platform.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('keeps what was typed for a gift card when the add fails', async () => {
    const { platform, cart } = await opened();
    platform.faults = [{ ...refused(422, ''), fields: { email: ['is invalid'] } } as never];
    const submitted = { id: 7, quantity: 1, properties: { 'Recipient email': 'x', Message: 'Hello' } };
    const result = cart.add(submitted);
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { line: submitted, fields: { email: ['is invalid'] } } });
    expect(cart.getState().errors[addError(7)]?.line).toEqual(submitted);
    expect(cart.getState().adding).toEqual([]);
  });

  it('may be tried again at once after a failure', async () => {
    const { platform, cart } = await opened();
    platform.faults = [{ kind: 'network' }];
    await Promise.all([cart.add({ id: 1, quantity: 1 }), vi.advanceTimersByTimeAsync(50)]);
    void cart.add({ id: 1, quantity: 1 });
    expect(cart.getState().errors).toEqual({});
    await settle();
    expect(cart.getState().visible.item_count).toBe(1);
  });

  it('reads the bag after a partial add', async () => {
    const { platform, cart } = await opened();
    platform.stock = { 1: 2 };
    const result = cart.add({ id: 1, quantity: 5 });
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(cart.getState().visible.item_count).toBe(2);
    expect(cart.getState().errors[addError(1)]?.message).toBe('There is not that much of it.');
  });
});

describe('note', () => {
  it('shows the note at once and keeps the newest', async () => {
    const { platform, cart } = await opened();
    void cart.setNote('a');
    void cart.setNote('ab');
    expect(cart.getState().visible.note).toBe('ab');
    await settle();
    expect(platform.note).toBe('ab');
    expect(cart.getState().pendingNote).toBeNull();
  });

  it('goes on showing a newer note while an older one is answered', async () => {
    const { platform, cart } = await opened();
    void cart.setNote('a');
    await vi.advanceTimersByTimeAsync(5);
    void cart.setNote('b');
    platform.delays = [50];
    await vi.advanceTimersByTimeAsync(10);
    expect(cart.getState()).toMatchObject({ settled: { note: 'a' }, visible: { note: 'b' } });
    await settle();
    expect(platform.note).toBe('b');
  });

  it('rolls back under the key note', async () => {
    const { platform, cart } = await opened();
    platform.faults = [{ kind: 'network' }];
    void cart.setNote('a');
    await settle();
    expect(cart.getState().visible.note).toBe('');
    expect(cart.getState().errors.note?.kind).toBe('offline');
  });
});

describe('listeners', () => {
  it('hear each change as it is sent and how it ended', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    const started: CartChange[] = [];
    const ends: boolean[] = [];
    const changed: string[] = [];
    const stop = cart.listen({
      started(change, outcome) {
        started.push(change);
        void outcome.then((result) => ends.push(result.ok));
      },
      changed: (change) => changed.push(change.action),
    });
    void cart.add({ id: 2, quantity: 1 });
    void cart.setQuantity(keyed(1), 0);
    await settle();
    platform.faults = [refused(422, 'No.')];
    void cart.setQuantity(keyed(2), 2);
    await settle();
    stop();
    void cart.setNote('x');
    await settle();
    expect(started.map(({ action }) => action)).toEqual(['add', 'remove', 'update']);
    expect(ends).toEqual([true, true, false]);
    expect(changed).toEqual(['add', 'remove']);
  });
});
