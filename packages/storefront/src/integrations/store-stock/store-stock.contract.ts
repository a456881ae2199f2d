import { expect, it } from 'vitest';
import type { LocationStock } from './location-stock.ts';
import type { StoreStockPort } from './store-stock.ts';

/** How the inventory app behaves. */
export type StockMode = 'ok' | 'silent' | 'failing' | 'malformed' | 'blocked';

/** What stands in the stores, of variant 41. */
export const STOCK: LocationStock[] = [
  { location: 'New York', quantity: 4, inStock: true },
  { location: 'San Francisco', quantity: 0, inStock: false },
];

/** What every store stock port keeps. `pass` lets 10 s go by. */
export function storeStockContract(open: (mode: StockMode) => StoreStockPort, pass: () => Promise<void>): void {
  const ask = async (mode: StockMode, variantId = 41) => {
    const answer = open(mode).forVariant(variantId, 7);
    await pass();
    return answer;
  };

  it('answers what the stores have', async () => {
    expect(await ask('ok')).toEqual(STOCK);
  });

  it('does not know a variant that the app does not know', async () => {
    expect(await ask('ok', 99)).toBeNull();
  });

  it.each(['silent', 'failing', 'malformed', 'blocked'] as const)('knows nothing while the app is %s', async (mode) => {
    expect(await ask(mode)).toBeNull();
  });
}
