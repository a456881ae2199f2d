import { isRecord } from '../../platform/decode.ts';
import { readGlobal } from '../when-global.ts';

/** An inventory app: what it says of a variant, as it came. */
export interface Inventory {
  /** Its locations, a list by its protocol. May reject. */
  locations(variantId: number): Promise<unknown>;
}

/** `a.b.c` of an unknown value. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce((inner: unknown, key) => (isRecord(inner) ? inner[String(key)] : undefined), value);
}

type Method<K extends string> = Record<K, (...args: unknown[]) => unknown>;

const hasMethod =
  <K extends string>(name: K) =>
  (value: unknown): value is Method<K> =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';

/** ms in which the app answers for the variant of the address; then it is asked. */
export const OWN_READ_TIMEOUT = 3000;

/** What the app reads by itself: the variant of the address, whenever that changes. Null where it says nothing in time. */
function ownRead(variantId: number): Promise<unknown> {
  if (new URLSearchParams(window.location.search).get('variant') !== String(variantId)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const stop = new AbortController();
    const finish = (locations: unknown) => {
      clearTimeout(timer);
      stop.abort();
      resolve(locations);
    };
    const timer = setTimeout(() => finish(null), OWN_READ_TIMEOUT);
    const onLoaded = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      if (Number(at(detail, 'variantID')) === variantId) finish(at(detail, 'locations'));
    };
    document.addEventListener('jtcVariantLocationsLoaded', onLoaded, { signal: stop.signal });
  });
}

/** `jtcProductInventoryInfo`: keeps what it has read in `data.variants`. */
function newer(app: Method<'getVariantLocations'>): Inventory {
  return {
    async locations(variantId) {
      const known = at(app, 'data', 'variants', variantId, 'locations');
      if (Array.isArray(known)) return known;
      return (await ownRead(variantId)) ?? (await app.getVariantLocations(variantId, 0, 0));
    },
  };
}

/** `tomitProductInventoryInfo`: keeps the page's product in `activeProduct`. */
function older(app: Method<'getVariantInventory'>): Inventory {
  const path = (variantId: number) => ['variants', variantId, 'inventoryItem', 'locations'] as const;
  return {
    async locations(variantId) {
      const known = at(app, 'activeProduct', ...path(variantId));
      return Array.isArray(known) ? known : at(await app.getVariantInventory(variantId), 'product', ...path(variantId));
    },
  };
}

/** The inventory app on this page, the newer generation first: it leaves a stub of the older one. */
export function inventoryApp(): Inventory | null {
  const second = readGlobal('jtcProductInventoryInfo', hasMethod('getVariantLocations'));
  if (second) return newer(second);
  const first = readGlobal('tomitProductInventoryInfo', hasMethod('getVariantInventory'));
  return first && older(first);
}
