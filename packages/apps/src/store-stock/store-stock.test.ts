// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRESS, type OpenApps, openApps, STOCKED, UNSTOCKED } from '../../test/open-apps.ts';
import { connect, runScript } from '../../test/page.ts';

let open: OpenApps;
beforeEach(async () => {
  open = await openApps();
  connect(open.apps, { '/products/column-slip-dress.js': () => ({ id: DRESS.id }) });
});
const { pushState, replaceState } = history;
afterEach(async () => {
  Object.assign(history, { pushState, replaceState });
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await open.close();
});

const SCRIPT = '/store-stock/jtc.js?shop=vitrine-demo.myshopify.com';

interface Jtc {
  initialized: boolean;
  data: { variants: Record<string, { locations: unknown[]; settings: { tracked: boolean } }> };
  getVariantLocations(
    id: number | string,
    lat: number,
    lon: number,
  ): Promise<{ name: string; stock: number }[]> | undefined;
}
const jtc = (): Jtc => Reflect.get(window, 'jtcProductInventoryInfo');

test('the call answers what each place has', async () => {
  const address = (id: number) => `/store-stock/shop/x.myshopify.com/variant_locations/${id}?lat=0&lon=0`;
  const { locations, settings } = (await open.apps.inject(address(STOCKED))).json();
  expect(locations.map(({ name }: { name: string }) => name).sort()).toEqual([
    'New York',
    'San Francisco',
    'Warehouse',
  ]);
  expect(locations.every(({ stock }: { stock: unknown }) => typeof stock === 'number')).toBe(true);
  expect(settings.tracked).toBe(true);
  expect((await open.apps.inject(address(UNSTOCKED))).json()).toMatchObject({
    locations: [],
    settings: { tracked: false },
  });
});

test('what the shop itself has now counts more than the file', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ levels: [{ location: 'New York', available: 2 }] });
  });
  const address = `/store-stock/shop/x.myshopify.com/variant_locations/${STOCKED}?lat=0&lon=0`;
  const { locations } = (await open.apps.inject(address)).json();
  expect(locations).toMatchObject([{ name: 'New York', stock: 2 }]);
  expect(asked).toEqual([`http://shop.test/_host/inventory/${STOCKED}`]);
  vi.stubGlobal('fetch', async () => Response.json({ levels: 'many' }));
  expect((await open.apps.inject(address)).json().locations).toHaveLength(3);
});

test('the second generation loads, tells, and gives nothing for what is no variant', async () => {
  const loaded = vi.fn();
  document.addEventListener('tomitLoaded', loaded, { once: true });
  await runScript(open.apps, SCRIPT);
  expect(jtc().initialized).toBe(false);
  await expect.poll(() => loaded.mock.calls.length).toBe(1);
  expect(jtc().initialized).toBe(true);
  const listener = vi.fn();
  document.addEventListener('jtcVariantLocationsLoaded', listener, { once: true });
  const locations = await jtc().getVariantLocations(STOCKED, 0, 0);
  expect(locations?.find(({ name }) => name === 'New York')?.stock).toBeTypeOf('number');
  expect(listener.mock.calls[0]?.[0].detail).toEqual({ variantID: String(STOCKED), locations });
  expect(jtc().data.variants[STOCKED]?.settings.tracked).toBe(true);
  expect(jtc().getVariantLocations(999, 0, 0)).toBeUndefined();
  expect(jtc().getVariantLocations('none', 0, 0)).toBeUndefined();
});

test('the second generation follows the variant of the address by itself', async () => {
  await runScript(open.apps, SCRIPT);
  await expect.poll(() => jtc().initialized).toBe(true);
  history.replaceState(null, '', `/products/column-slip-dress?variant=${STOCKED}`);
  await expect.poll(() => Object.keys(jtc().data.variants)).toEqual([String(STOCKED)]);
});

test('the second generation rejects what is no JSON', async () => {
  await runScript(open.apps, `${SCRIPT}&fault_calls=html`);
  await expect(jtc().getVariantLocations(STOCKED, 0, 0)).rejects.toThrow();
  expect(jtc().initialized).toBe(false);
});

test('the first generation comes by its name or by version=1, with numbers dressed as HTML', async () => {
  history.replaceState(null, '', '/products/column-slip-dress');
  const loaded = new Promise((resolve) => document.addEventListener('tomitProductLoaded', resolve, { once: true }));
  await runScript(open.apps, '/store-stock/jtc.js?version=1');
  await loaded;
  const tomit = Reflect.get(window, 'tomitProductInventoryInfo');
  const active = tomit.activeProduct.variants[STOCKED].inventoryItem.locations;
  expect(active.find(({ name }: { name: string }) => name === 'New York')).toMatchObject({
    available: expect.stringMatching(/^<span .*>\d+<\/span>$/),
    inStock: expect.any(Number),
  });
  const { product } = await tomit.getVariantInventory(STOCKED);
  expect(product.variants[STOCKED].inventoryItem.locations).toEqual(active);
  const { body } = await open.apps.inject('/store-stock/tomit.js');
  expect(body).toBe((await open.apps.inject('/store-stock/jtc.js?version=1')).body);
});

test('the first generation rejects with one word', async () => {
  await runScript(open.apps, '/store-stock/tomit.js?fault_calls=500');
  const tomit = Reflect.get(window, 'tomitProductInventoryInfo');
  await expect(tomit.getVariantInventory(STOCKED)).rejects.toBe('error');
});
