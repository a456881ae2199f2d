// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { fakeStoreStock } from './fake-store-stock.ts';
import { STOCK, type StockMode, storeStockContract } from './store-stock.contract.ts';
import { createStoreStock } from './store-stock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = async () => {
  await vi.advanceTimersByTimeAsync(10_000);
};

describe('in memory', () => {
  storeStockContract((mode) => fakeStoreStock(mode === 'ok' ? { 41: STOCK } : {}).port, pass);
});

const rows = STOCK.map(({ location: name, quantity }, id) => ({ id, name, stock: quantity, available: quantity }));

/** What either generation answers, once its rows are wrapped in its own way. */
const answered = (mode: Exclude<StockMode, 'ok' | 'blocked'>): (() => unknown) =>
  ({
    silent: () => new Promise(() => {}),
    failing: () => Promise.reject('error'),
    malformed: async () => '<html>',
  })[mode];

describe('through the newer app', () => {
  storeStockContract((mode) => {
    const locations = async (id: unknown) => (id === 41 ? rows : undefined);
    const getVariantLocations = mode === 'ok' ? locations : mode === 'blocked' ? undefined : answered(mode);
    vi.stubGlobal('jtcProductInventoryInfo', { data: { variants: {} }, getVariantLocations });
    return createStoreStock();
  }, pass);
});

describe('through the older app', () => {
  storeStockContract((mode) => {
    const product = async (id: unknown) =>
      id === 41 ? { product: { variants: { 41: { inventoryItem: { locations: rows } } } } } : {};
    const getVariantInventory = mode === 'ok' ? product : mode === 'blocked' ? undefined : answered(mode);
    vi.stubGlobal('tomitProductInventoryInfo', { activeProduct: {}, getVariantInventory });
    return createStoreStock();
  }, pass);
});
