// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoreStock, STOCK_TIMEOUT } from './store-stock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soho = [{ location: 'Soho', quantity: 4, inStock: true }];

async function ask(port = createStoreStock(), ms = 0) {
  const answer = port.forVariant(41, 7);
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

const second = (getVariantLocations: () => unknown, variants: object = {}) => {
  const asked = vi.fn(getVariantLocations);
  vi.stubGlobal('jtcProductInventoryInfo', { initialized: true, data: { variants }, getVariantLocations: asked });
  return asked;
};
const rows = [{ id: 1, name: 'Soho', stock: 4, enabled: true }];

describe('the newer app', () => {
  it('is asked for the variant', { tags: ['call-10'] }, async () => {
    const asked = second(async () => rows);
    expect(await ask()).toEqual(soho);
    expect(asked).toHaveBeenCalledWith(41, 0, 0);
  });

  it('is not asked for what it has read already', { tags: ['product-16'] }, async () => {
    const asked = second(async () => [], { 41: { locations: rows } });
    expect(await ask()).toEqual(soho);
    expect(asked).not.toHaveBeenCalled();
  });

  it('goes before the stub it leaves of the older one', async () => {
    vi.stubGlobal('tomitProductInventoryInfo', { getVariantInventory: () => undefined });
    second(async () => rows);
    expect(await ask()).toEqual(soho);
  });

  it('that answers nothing, nonsense, or rejects is unknown', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    for (const answer of [() => undefined, async () => '<html>', () => Promise.reject(new Error('no')), broken]) {
      second(answer);
      expect(await ask()).toBeNull();
    }
  });
});

describe('the older app', () => {
  const product = { variants: { 41: { id: 41, inventoryItem: { locations: [{ name: 'Soho', available: '4' }] } } } };

  it('knows the page’s product', { tags: ['call-10'] }, async () => {
    const getVariantInventory = vi.fn();
    vi.stubGlobal('tomitProductInventoryInfo', { activeProduct: product, getVariantInventory });
    expect(await ask()).toEqual(soho);
    expect(getVariantInventory).not.toHaveBeenCalled();
  });

  it('is asked for what it does not know', async () => {
    const activeProduct = { variants: { 41: { inventoryItem: { locations: null } } } };
    vi.stubGlobal('tomitProductInventoryInfo', { activeProduct, getVariantInventory: async () => ({ product }) });
    expect(await ask()).toEqual(soho);
  });

  it('that rejects with its word is unknown', async () => {
    vi.stubGlobal('tomitProductInventoryInfo', {
      activeProduct: {},
      getVariantInventory: () => Promise.reject('error'),
    });
    expect(await ask()).toBeNull();
  });
});

it('waits for an app that says it is there', async () => {
  const answer = createStoreStock().forVariant(41, 7);
  await vi.advanceTimersByTimeAsync(10);
  second(async () => rows);
  document.dispatchEvent(new Event('tomitLoaded'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toEqual(soho);
});

it('is unknown after 5 s, whether the app is absent or silent', async () => {
  expect(await ask(createStoreStock(), STOCK_TIMEOUT)).toBeNull();
  second(() => new Promise(() => {}));
  expect(await ask(createStoreStock(), STOCK_TIMEOUT)).toBeNull();
});

it('asks once for a variant, unless the answer was unknown', { tags: ['product-16'] }, async () => {
  const port = createStoreStock();
  const asked = second(() => undefined);
  expect(await ask(port)).toBeNull();
  asked.mockReturnValue(rows);
  expect(await ask(port)).toEqual(soho);
  expect(await ask(port)).toEqual(soho);
  expect(asked).toHaveBeenCalledTimes(2);
});
