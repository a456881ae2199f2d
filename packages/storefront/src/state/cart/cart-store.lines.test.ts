import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUANTITY_LIMIT } from '../../domain/quantity-limit.ts';
import {
  finishRequests,
  line,
  lineKey,
  quantities,
  readCart,
  useRealClock,
  useTestClock,
} from './cart-store.fixture.ts';
import { createCart } from './cart-store.ts';
import { fakePlatform, PRICE, refused } from './fake-cart-platform.ts';

beforeEach(useTestClock);
afterEach(useRealClock);

describe('quantities', () => {
  it('shows the wish at once, with the sums of before, and settles in one call', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    const result = cart.setQuantity(lineKey(1), 3);
    const { visible } = cart.getState();
    expect(visible).toMatchObject({ item_count: 3, total_price: PRICE, updating: true });
    expect(visible.items[0]).toMatchObject({ quantity: 3, final_line_price: PRICE, pending: true });
    await finishRequests();
    expect(await result).toEqual({ ok: true, value: undefined });
    expect(platform.log).toEqual([{ call: 'update', sent: { '1': 3 } }]);
    expect(cart.getState().visible).toMatchObject({ total_price: 3 * PRICE, updating: false });
  });

  it('sends only the newest wish of those made while a call is in flight', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    for (const quantity of [2, 4, 3]) void cart.setQuantity(lineKey(1), quantity);
    await finishRequests();
    expect(platform.log.map(({ sent }) => sent)).toEqual([{ '1': 3 }]);
    void cart.setQuantity(lineKey(1), 4);
    await vi.advanceTimersByTimeAsync(5);
    for (const quantity of [5, 2, 5]) void cart.setQuantity(lineKey(1), quantity);
    expect(quantities(cart)).toEqual([5]);
    await finishRequests();
    expect(platform.log.map(({ sent }) => sent)).toEqual([{ '1': 3 }, { '1': 4 }, { '1': 5 }]);
  });

  it('sends nothing for a wish taken back in time', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    void cart.setQuantity(lineKey(1), 2);
    void cart.setQuantity(lineKey(1), 1);
    await finishRequests();
    expect(platform.log).toEqual([]);
    expect(cart.getState().visible.updating).toBe(false);
  });

  it('goes back when a sent wish is taken back', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    void cart.setQuantity(lineKey(1), 2);
    await vi.advanceTimersByTimeAsync(5);
    void cart.setQuantity(lineKey(1), 1);
    expect(quantities(cart)).toEqual([1]);
    await finishRequests();
    expect(platform.lines[0]?.quantity).toBe(1);
  });

  it('names lines of one variant by their keys', async () => {
    const lines = [line(1, 1, { engraving: 'A' }), line(1, 2, { engraving: 'B' }), line(2, 1)];
    const { platform, cart } = await readCart(lines);
    void cart.setQuantity(lineKey(1, { engraving: 'B' }), 1);
    void cart.setQuantity(lineKey(2), 0);
    await finishRequests();
    expect(platform.log[0]?.sent).toEqual({ [lineKey(1, { engraving: 'B' })]: 1, '2': 0 });
    expect(quantities(cart)).toEqual([1, 1]);
  });

  it('keeps to _inventory, or to the limit without one', { tags: ['cart-26'] }, async () => {
    const { platform, cart } = await readCart([line(1, 1, { _inventory: '3' }), line(2, 1)]);
    void cart.setQuantity(lineKey(1, { _inventory: '3' }), 99);
    void cart.setQuantity(lineKey(2), 99);
    expect(quantities(cart)).toEqual([3, QUANTITY_LIMIT]);
    await finishRequests();
    expect(platform.lines.map(({ quantity }) => quantity)).toEqual([3, QUANTITY_LIMIT]);
  });

  it('rolls back with the platform’s sentence, and reads the bag again once', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    platform.faults = [refused(422, 'Only 1 left.')];
    const result = cart.setQuantity(lineKey(1), 4);
    await finishRequests();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'refused', message: 'Only 1 left.' } });
    expect(quantities(cart)).toEqual([1]);
    expect(cart.getState().errors[lineKey(1)]).toMatchObject({ message: 'Only 1 left.' });
    expect(platform.log.map(({ call }) => call)).toEqual(['update', 'read', 'prices']);
    void cart.setQuantity(lineKey(1), 2);
    expect(cart.getState().errors).toEqual({});
    await finishRequests();
    expect(quantities(cart)).toEqual([2]);
  });

  it('blames only the line at fault when one of several is refused', async () => {
    const { platform, cart } = await readCart([line(1, 1), line(2, 1)]);
    platform.faults = [refused(422, 'No.'), undefined, refused(422, 'Not that one.')];
    void cart.setQuantity(lineKey(1), 2);
    void cart.setQuantity(lineKey(2), 2);
    await finishRequests();
    expect(quantities(cart)).toEqual([2, 1]);
    expect(Object.keys(cart.getState().errors)).toEqual([lineKey(2)]);
  });

  it('says so when the platform gives another quantity', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    platform.stock = { 1: 2 };
    const result = cart.setQuantity(lineKey(1), 5);
    await finishRequests();
    expect(quantities(cart)).toEqual([2]);
    expect(await result).toMatchObject({ ok: false, error: { kind: 'adjusted', count: 2 } });
    expect(cart.getState().errors[lineKey(1)]).toMatchObject({ kind: 'adjusted', count: 2 });
  });

  it('tells the truth after an answer that was lost', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    platform.faults = ['lost'];
    void cart.setQuantity(lineKey(1), 3);
    await finishRequests();
    expect(quantities(cart)).toEqual([3]);
    expect(cart.getState().errors[lineKey(1)]).toMatchObject({ kind: 'timeout' });
  });

  it('stays silent when the theme silences errors', { tags: ['error-1'] }, async () => {
    const platform = fakePlatform([line(1, 1)]);
    const cart = createCart({ calls: platform.calls, showErrors: () => false });
    cart.start();
    await finishRequests();
    platform.faults = [refused(422, 'No.')];
    void cart.setQuantity(lineKey(1), 3);
    await finishRequests();
    expect(quantities(cart)).toEqual([1]);
    platform.faults = [refused(422, 'No.')];
    expect(await Promise.all([cart.add({ id: 2, quantity: 1 }), finishRequests()])).toMatchObject([
      { ok: false },
      expect.anything(),
    ]);
    expect(cart.getState().errors).toEqual({});
  });
});

describe('order', () => {
  it('stops a read for a change and lets the change’s answer stand for it', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    const read = cart.refetch();
    await vi.advanceTimersByTimeAsync(5);
    void cart.setQuantity(lineKey(1), 2);
    await finishRequests();
    await read;
    expect(platform.log.map(({ call }) => call)).toEqual(['read', 'update']);
    expect(quantities(cart)).toEqual([2]);
  });

  it('reads again when the bag was changed elsewhere while a change was in flight', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    void cart.setQuantity(lineKey(1), 2);
    await vi.advanceTimersByTimeAsync(5);
    platform.lines.push(line(2, 1));
    void cart.refetch();
    await finishRequests();
    expect(quantities(cart)).toEqual([2, 1]);
  });

  it('lets a wish follow its line when the key changes', async () => {
    const { platform, cart } = await readCart([line(1, 1)]);
    const { update } = platform.calls;
    platform.calls.update = async (sent) => {
      const answer = await update(sent);
      if (answer.ok) for (const item of answer.value.cart.items) item.key = `new-${item.key}`;
      return answer;
    };
    void cart.setQuantity(lineKey(1), 2);
    await vi.advanceTimersByTimeAsync(5);
    const result = cart.setQuantity(lineKey(1), 3);
    await finishRequests();
    expect(await result).toMatchObject({ ok: true });
    expect(platform.lines[0]?.quantity).toBe(3);
    expect(cart.getState().pending).toEqual({});
  });

  it('drops the wish of a line that another tab removed', async () => {
    const { platform, cart } = await readCart([line(1, 1), line(2, 1)]);
    void cart.setQuantity(lineKey(2), 3);
    await vi.advanceTimersByTimeAsync(5);
    const result = cart.setQuantity(lineKey(1), 2);
    platform.lines = platform.lines.filter(({ id }) => id === 2);
    platform.faults = [];
    await finishRequests();
    expect((await result).ok).toBe(false);
    expect(quantities(cart)).toEqual([3]);
    expect(cart.getState().pending).toEqual({});
  });
});

describe('another variant of a line', () => {
  it('takes its place with its quantity, in one call', async () => {
    const { platform, cart } = await readCart([line(1, 3), line(2, 1)]);
    platform.stock = { 5: 20 };
    const changed = cart.changeVariant(lineKey(1), 5);
    await finishRequests();
    expect(await changed).toEqual({ ok: true, value: lineKey(5) });
    expect(platform.log[0]).toEqual({ call: 'update', sent: { 1: 0, 5: 3 } });
    expect(platform.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [5, 3],
      [2, 1],
    ]);
  });

  it('joins a line that is there already, and says where there are fewer', async () => {
    const { platform, cart } = await readCart([line(1, 3), line(2, 1)]);
    platform.stock = { 2: 3 };
    const changed = cart.changeVariant(lineKey(1), 2);
    await finishRequests();
    expect(await changed).toEqual({ ok: true, value: lineKey(2) });
    expect(quantities(cart)).toEqual([3]);
    expect(cart.getState().errors[lineKey(2)]).toMatchObject({ kind: 'adjusted', count: 3 });
  });

  it('leaves the line as it is where it is refused', async () => {
    const { platform, cart } = await readCart([line(1, 3)]);
    platform.faults = [refused(422, 'It is sold out.')];
    const changed = cart.changeVariant(lineKey(1), 2);
    await finishRequests();
    expect(await changed).toMatchObject({ ok: false, error: { message: 'It is sold out.' } });
    expect([quantities(cart), cart.getState().errors[lineKey(1)]?.message]).toEqual([[3], 'It is sold out.']);
  });
});
