import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdClock, keyed, line, opened, quantities, releaseClock, settle } from './cart-store.fixture.ts';
import { createCart } from './cart-store.ts';
import { fakePlatform, PRICE, refused } from './fake-cart-platform.ts';

beforeEach(holdClock);
afterEach(releaseClock);

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

  it('sends only the newest wish of those made while a call is in flight', async () => {
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

  it('keeps to _inventory, or to 10 where there is none', { tags: ['cart-26'] }, async () => {
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

  it('stays silent when the theme silences errors', { tags: ['error-1'] }, async () => {
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

  it('reads again when the bag was changed elsewhere while a change was in flight', async () => {
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
