import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartStore } from './cart-api.ts';
import type { CartChange } from './cart-change.ts';
import { addError } from './cart-state.ts';
import { createCart, DOUBLE_CLICK } from './cart-store.ts';
import { type FakePlatform, fakePlatform, keyOf, PRICE, refused } from './fake-cart-platform.ts';

const settle = () => vi.runAllTimersAsync();

function shop(lines: FakePlatform['lines'] = []) {
  const platform = fakePlatform(lines);
  const cart = createCart({ calls: platform.calls, now: Date.now });
  return { platform, cart };
}

async function opened(lines: FakePlatform['lines'] = []) {
  const made = shop(lines);
  made.cart.start();
  await settle();
  made.platform.log.length = 0;
  return made;
}

const quantities = (cart: CartStore) => cart.getState().visible.items.map((item) => item.quantity);
const line = (id: number, quantity: number, properties: Record<string, string> = {}) => ({ id, quantity, properties });
const keyed = (id: number, properties: Record<string, string> = {}) => keyOf({ id, properties });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

describe('another variant of a line', () => {
  it('takes its place with its quantity, in one call', async () => {
    const { platform, cart } = await opened([line(1, 3), line(2, 1)]);
    platform.stock = { 5: 20 };
    const changed = cart.changeVariant(keyed(1), 5);
    await settle();
    expect(await changed).toEqual({ ok: true, value: keyed(5) });
    expect(platform.log[0]).toEqual({ call: 'update', sent: { 1: 0, 5: 3 } });
    expect(platform.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [5, 3],
      [2, 1],
    ]);
  });

  it('joins a line that is there already, and says where there are fewer', async () => {
    const { platform, cart } = await opened([line(1, 3), line(2, 1)]);
    platform.stock = { 2: 3 };
    const changed = cart.changeVariant(keyed(1), 2);
    await settle();
    expect(await changed).toEqual({ ok: true, value: keyed(2) });
    expect(quantities(cart)).toEqual([3]);
    expect(cart.getState().errors[keyed(2)]).toMatchObject({ kind: 'adjusted', count: 3 });
  });

  it('leaves the line as it is where it is refused', async () => {
    const { platform, cart } = await opened([line(1, 3)]);
    platform.faults = [refused(422, 'It is sold out.')];
    const changed = cart.changeVariant(keyed(1), 2);
    await settle();
    expect(await changed).toMatchObject({ ok: false, error: { message: 'It is sold out.' } });
    expect([quantities(cart), cart.getState().errors[keyed(1)]?.message]).toEqual([[3], 'It is sold out.']);
  });
});

describe('start-up', () => {
  it('reads the bag and its compare-at prices once', { tags: ['spec-163'] }, async () => {
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

describe('quantities', () => {
  it('shows the wish at once, with the sums of before, and settles in one call', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    const result = cart.setQuantity(keyed(1), 3);
    const { visible } = cart.getState();
    expect(visible).toMatchObject({ item_count: 3, total_price: PRICE, settling: true });
    expect(visible.items[0]).toMatchObject({ quantity: 3, final_line_price: PRICE, pending: true });
    await settle();
    expect(await result).toEqual({ ok: true, value: undefined });
    expect(platform.log).toEqual([{ call: 'update', sent: { '1': 3 } }]);
    expect(cart.getState().visible).toMatchObject({ total_price: 3 * PRICE, settling: false });
  });

  it('sends only the newest wish of those made while a call is under way', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    for (const quantity of [2, 3, 4, 5]) void cart.setQuantity(keyed(1), quantity);
    await settle();
    expect(platform.log.map(({ sent }) => sent)).toEqual([{ '1': 5 }]);
    void cart.setQuantity(keyed(1), 6);
    await vi.advanceTimersByTimeAsync(5);
    for (const quantity of [7, 8, 7]) void cart.setQuantity(keyed(1), quantity);
    expect(quantities(cart)).toEqual([7]);
    await settle();
    expect(platform.log.map(({ sent }) => sent)).toEqual([{ '1': 5 }, { '1': 6 }, { '1': 7 }]);
  });

  it('sends nothing for a wish taken back in time', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    void cart.setQuantity(keyed(1), 2);
    void cart.setQuantity(keyed(1), 1);
    await settle();
    expect(platform.log).toEqual([]);
    expect(cart.getState().visible.settling).toBe(false);
  });

  it('goes back when a sent wish is taken back', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    void cart.setQuantity(keyed(1), 2);
    await vi.advanceTimersByTimeAsync(5);
    void cart.setQuantity(keyed(1), 1);
    expect(quantities(cart)).toEqual([1]);
    await settle();
    expect(platform.lines[0]?.quantity).toBe(1);
  });

  it('names lines of one variant by their keys', async () => {
    const lines = [line(1, 1, { engraving: 'A' }), line(1, 2, { engraving: 'B' }), line(2, 1)];
    const { platform, cart } = await opened(lines);
    void cart.setQuantity(keyed(1, { engraving: 'B' }), 1);
    void cart.setQuantity(keyed(2), 0);
    await settle();
    expect(platform.log[0]?.sent).toEqual({ [keyed(1, { engraving: 'B' })]: 1, '2': 0 });
    expect(quantities(cart)).toEqual([1, 1]);
  });

  it('keeps to _inventory, or to 10 where there is none', { tags: ['spec-290'] }, async () => {
    const { platform, cart } = await opened([line(1, 1, { _inventory: '3' }), line(2, 1)]);
    void cart.setQuantity(keyed(1, { _inventory: '3' }), 99);
    void cart.setQuantity(keyed(2), 99);
    expect(quantities(cart)).toEqual([3, 10]);
    await settle();
    expect(platform.lines.map(({ quantity }) => quantity)).toEqual([3, 10]);
  });

  it('rolls back with the platform’s sentence, and reads the bag again once', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    platform.faults = [refused(422, 'Only 1 left.')];
    const result = cart.setQuantity(keyed(1), 4);
    await settle();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'refused', message: 'Only 1 left.' } });
    expect(quantities(cart)).toEqual([1]);
    expect(cart.getState().errors[keyed(1)]).toMatchObject({ message: 'Only 1 left.' });
    expect(platform.log.map(({ call }) => call)).toEqual(['update', 'read', 'prices']);
    void cart.setQuantity(keyed(1), 2);
    expect(cart.getState().errors).toEqual({});
    await settle();
    expect(quantities(cart)).toEqual([2]);
  });

  it('blames only the line at fault when one of several is refused', async () => {
    const { platform, cart } = await opened([line(1, 1), line(2, 1)]);
    platform.faults = [refused(422, 'No.'), undefined, refused(422, 'Not that one.')];
    void cart.setQuantity(keyed(1), 2);
    void cart.setQuantity(keyed(2), 2);
    await settle();
    expect(quantities(cart)).toEqual([2, 1]);
    expect(Object.keys(cart.getState().errors)).toEqual([keyed(2)]);
  });

  it('says so when the platform gives another quantity', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    platform.stock = { 1: 2 };
    const result = cart.setQuantity(keyed(1), 5);
    await settle();
    expect(quantities(cart)).toEqual([2]);
    expect(await result).toMatchObject({ ok: false, error: { kind: 'adjusted', count: 2 } });
    expect(cart.getState().errors[keyed(1)]).toMatchObject({ kind: 'adjusted', count: 2 });
  });

  it('tells the truth after an answer that was lost', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    platform.faults = ['lost'];
    void cart.setQuantity(keyed(1), 3);
    await settle();
    expect(quantities(cart)).toEqual([3]);
    expect(cart.getState().errors[keyed(1)]).toMatchObject({ kind: 'timeout' });
  });

  it('stays silent when the theme silences errors', { tags: ['spec-284'] }, async () => {
    const platform = fakePlatform([line(1, 1)]);
    const cart = createCart({ calls: platform.calls, showErrors: () => false });
    cart.start();
    await settle();
    platform.faults = [refused(422, 'No.')];
    void cart.setQuantity(keyed(1), 3);
    await settle();
    expect(quantities(cart)).toEqual([1]);
    platform.faults = [refused(422, 'No.')];
    expect(await Promise.all([cart.add({ id: 2, quantity: 1 }), settle()])).toMatchObject([
      { ok: false },
      expect.anything(),
    ]);
    expect(cart.getState().errors).toEqual({});
  });
});

describe('adding', () => {
  it('settles in one round trip where the theme bundles the cart', { tags: ['spec-203'] }, async () => {
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

  it('shows the line at once and reads the sum after it where it does not', { tags: ['spec-203'] }, async () => {
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

describe('order', () => {
  it('stops a read for a change and lets the change’s answer stand for it', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    const read = cart.refetch();
    await vi.advanceTimersByTimeAsync(5);
    void cart.setQuantity(keyed(1), 2);
    await settle();
    await read;
    expect(platform.log.map(({ call }) => call)).toEqual(['read', 'update']);
    expect(quantities(cart)).toEqual([2]);
  });

  it('reads again when the bag was changed elsewhere while a change was under way', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    void cart.setQuantity(keyed(1), 2);
    await vi.advanceTimersByTimeAsync(5);
    platform.lines.push(line(2, 1));
    void cart.refetch();
    await settle();
    expect(quantities(cart)).toEqual([2, 1]);
  });

  it('lets a wish follow its line when the key changes', async () => {
    const { platform, cart } = await opened([line(1, 1)]);
    const { update } = platform.calls;
    platform.calls.update = async (sent) => {
      const answer = await update(sent);
      if (answer.ok) for (const item of answer.value.cart.items) item.key = `new-${item.key}`;
      return answer;
    };
    void cart.setQuantity(keyed(1), 2);
    await vi.advanceTimersByTimeAsync(5);
    const result = cart.setQuantity(keyed(1), 3);
    await settle();
    expect(await result).toMatchObject({ ok: true });
    expect(platform.lines[0]?.quantity).toBe(3);
    expect(cart.getState().pending).toEqual({});
  });

  it('drops the wish of a line that another tab removed', async () => {
    const { platform, cart } = await opened([line(1, 1), line(2, 1)]);
    void cart.setQuantity(keyed(2), 3);
    await vi.advanceTimersByTimeAsync(5);
    const result = cart.setQuantity(keyed(1), 2);
    platform.lines = platform.lines.filter(({ id }) => id === 2);
    platform.faults = [];
    await settle();
    expect((await result).ok).toBe(false);
    expect(quantities(cart)).toEqual([3]);
    expect(cart.getState().pending).toEqual({});
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
