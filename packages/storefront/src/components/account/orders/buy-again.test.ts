import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCart } from '../../../state/cart/cart-store.ts';
import { type FakePlatform, fakePlatform, refused } from '../../../state/cart/fake-cart-platform.ts';
import { viewFixture } from '../../../view.fixture.ts';
import { buyAgain } from './buy-again.ts';
import type { OrderPiece } from './order.schema.ts';

const piece = (variant_id: number, quantity = 1): OrderPiece => ({
  id: variant_id,
  product_url: '/products/slip',
  product_title: 'Slip',
  brand: '',
  variant_title: null,
  image: null,
  quantity,
  properties: [],
  review_url: null,
  again: {
    variant_id,
    wanted: quantity,
    left: quantity,
    gift_card: false,
    preorder: false,
    final_sale: false,
    stock: null,
  },
});

let platform: FakePlatform;
const shown = vi.fn();

async function again(pieces: OrderPiece[]): Promise<string | null> {
  const cart = createCart({ calls: platform.calls, now: Date.now });
  cart.start();
  await vi.runAllTimersAsync();
  platform.log.length = 0;
  const said = buyAgain(pieces, cart, shown);
  await vi.runAllTimersAsync();
  return said;
}
const adds = () => platform.log.filter(({ call }) => call === 'add').map(({ sent }) => sent);
const inBag = () => Object.fromEntries(platform.lines.map(({ id, quantity }) => [id, quantity]));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  configureView(viewFixture());
  platform = fakePlatform([]);
  shown.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an order goes into the bag by one call, and the bag is shown', async () => {
  expect(await again([piece(1, 2), piece(2)])).toBeNull();
  expect(adds()).toEqual([
    [
      { id: 1, quantity: 2, properties: {} },
      { id: 2, quantity: 1, properties: {} },
    ],
  ]);
  expect(inBag()).toEqual({ 1: 2, 2: 1 });
  expect(shown).toHaveBeenCalledOnce();
});

test('nothing to add asks nobody', async () => {
  expect(await again([{ ...piece(1), again: { ...piece(1).again, left: 0 } }])).toBeNull();
  expect(adds()).toEqual([]);
  expect(shown).not.toHaveBeenCalled();
});

test('what went meanwhile does not keep the rest back, and is told', async () => {
  platform.changeFaults = [refused(422, 'Slip is sold out.'), undefined, refused(422, 'Slip is sold out.')];
  expect(await again([piece(1), piece(2)])).toBe('Slip is sold out.');
  expect(inBag()).toEqual({ 1: 1 });
  expect(shown).not.toHaveBeenCalled();
});

test('of what was added in part nothing is added twice', async () => {
  const { add } = platform.calls;
  platform.calls.add = async (lines) => {
    await add(lines);
    return { ok: false, error: refused(422, 'Only 1 of Slip was added.') };
  };
  expect(await again([piece(1), piece(2)])).toBe('Only 1 of Slip was added.');
  expect(inBag()).toEqual({ 1: 1, 2: 1 });
  expect(shown).not.toHaveBeenCalled();
});

test('without an answer the bag stays closed and says why', async () => {
  platform.changeFaults = [{ kind: 'network' }];
  expect(await again([piece(1), piece(2)])).toContain('offline');
  expect(adds()).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
});
