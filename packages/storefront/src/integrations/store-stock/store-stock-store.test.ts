import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fakeStoreStock } from './fake-store-stock.ts';
import { createStoreStockStore, quantityAt } from './store-stock-store.ts';

const names = { newYork: ['New York', 'Soho'], sanFrancisco: ['Hayes Valley'] };
const at = (location: string, quantity: number) => ({ location, quantity, inStock: quantity > 0 });

function stores() {
  const app = fakeStoreStock({
    41: [at('Warehouse', 90), at(' soho ', 3), at('HAYES VALLEY', 0)],
    42: [at('New York', 1)],
    44: [],
  });
  return { ...app, store: createStoreStockStore(app.port, 7, names) };
}

it('reads nothing before the variant changes', () => {
  const { store, asked } = stores();
  expect(store.getState()).toEqual({ variantId: null, newYork: null, sanFrancisco: null });
  expect(asked).toEqual([]);
});

it('finds the stores by name, whatever its case and blanks', { tags: ['product-23'] }, async () => {
  const { store } = stores();
  await store.variantChanged(41);
  expect(store.getState()).toEqual({ variantId: 41, newYork: 3, sanFrancisco: 0 });
});

it('knows nothing of a store the app does not name, of a variant it does not know, and of no locations', async () => {
  const { store } = stores();
  await store.variantChanged(42);
  expect(store.getState()).toEqual({ variantId: 42, newYork: 1, sanFrancisco: null });
  for (const unknown of [43, 44]) {
    await store.variantChanged(unknown);
    expect(store.getState()).toEqual({ variantId: unknown, newYork: null, sanFrancisco: null });
  }
});

it('asks once while the variant stays', async () => {
  const { store, asked } = stores();
  await Promise.all([store.variantChanged(41), store.variantChanged(41)]);
  await store.variantChanged(41);
  expect(asked).toEqual([41]);
});

it('shows the newest variant, in whatever order the answers come', async () => {
  const waiting = new Map<number, (stock: ReturnType<typeof at>[]) => void>();
  const port = {
    forVariant: (id: number) => new Promise<ReturnType<typeof at>[]>((resolve) => waiting.set(id, resolve)),
  };
  const store = createStoreStockStore(port, 7, names);
  const both = [store.variantChanged(1), store.variantChanged(2)];
  waiting.get(2)?.([at('Soho', 2)]);
  waiting.get(1)?.([at('Soho', 1)]);
  await Promise.all(both);
  expect(store.getState()).toMatchObject({ variantId: 2, newYork: 2 });
});

it('matches a name with every alias and no other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(50), (name, other, quantity) => {
      const shouted = `  ${name.toUpperCase()} `;
      const matched = quantityAt([at(shouted, quantity)], [other, name]);
      expect(matched).toBe(shouted.trim().toLowerCase() === name.trim().toLowerCase() ? quantity : matched);
      expect(quantityAt([at(name, quantity)], [name])).toBe(quantity);
      expect(quantityAt([at(`${name}x`, quantity)], [name])).toBeNull();
    }),
  );
});
