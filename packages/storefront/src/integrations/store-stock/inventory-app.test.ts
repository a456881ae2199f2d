// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inventoryApp, OWN_READ_TIMEOUT } from './inventory-app.ts';

const LOCATIONS = [{ name: 'New York', stock: 2 }];
const getVariantLocations = vi.fn(async () => LOCATIONS);

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.set(window, 'jtcProductInventoryInfo', { data: { variants: {} }, getVariantLocations });
  window.history.replaceState({}, '', '/products/slip?variant=4100');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'jtcProductInventoryInfo');
  getVariantLocations.mockClear();
  vi.useRealTimers();
});

const tell = (variantID: string) =>
  document.dispatchEvent(new CustomEvent('jtcVariantLocationsLoaded', { detail: { variantID, locations: LOCATIONS } }));

it('waits for what the app reads by itself of the variant of the address, and asks for nothing more', async () => {
  const answer = inventoryApp()?.locations(4100);
  tell('4200');
  tell('4100');
  expect(await answer).toBe(LOCATIONS);
  await vi.advanceTimersByTimeAsync(OWN_READ_TIMEOUT);
  expect(getVariantLocations).not.toHaveBeenCalled();
});

it('asks where the app does not follow the address, or it is of another variant', async () => {
  const answer = inventoryApp()?.locations(4100);
  await vi.advanceTimersByTimeAsync(OWN_READ_TIMEOUT);
  expect(await answer).toBe(LOCATIONS);
  expect(await inventoryApp()?.locations(4200)).toBe(LOCATIONS);
  expect(getVariantLocations.mock.calls).toEqual([
    [4100, 0, 0],
    [4200, 0, 0],
  ]);
});
