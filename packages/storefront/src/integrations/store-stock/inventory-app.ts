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

/** `jtcProductInventoryInfo`: keeps what it has read in `data.variants`. */
function newer(app: Method<'getVariantLocations'>): Inventory {
  return {
    async locations(variantId) {
      const known = at(app, 'data', 'variants', variantId, 'locations');
      return Array.isArray(known) ? known : await app.getVariantLocations(variantId, 0, 0);
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
