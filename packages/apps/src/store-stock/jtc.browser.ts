/** The page's side of the store stock app, second generation: `window.jtcProductInventoryInfo`. */
interface Found {
  locations: unknown[];
  settings: Record<string, unknown>;
}

const script = document.currentScript;
const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
const shop = address.searchParams.get('shop') ?? '';
const callsMode = address.searchParams.get('fault_calls');

/** The status is ignored: a body that is not JSON rejects. */
async function call(path: string, query: Record<string, string> = {}) {
  const url = new URL(`shop/${shop}/${path}`, address);
  url.search = new URLSearchParams({ ...query, ...(callsMode ? { fault: callsMode } : {}) }).toString();
  return (await fetch(url)).json();
}

const variants: Record<string, Found> = {};

const jtcProductInventoryInfo = {
  initialized: false,
  settings: {} as Record<string, unknown>,
  data: { variants },
  getVariantLocations(variantId: number | string, lat: number, lon: number): Promise<unknown[]> | undefined {
    const id = Number(variantId);
    if (Number.isNaN(id) || id < 1000) return undefined;
    return load(String(variantId), lat, lon);
  },
};

async function load(variantID: string, lat: number, lon: number): Promise<unknown[]> {
  const { locations, settings }: Found = await call(`variant_locations/${variantID}`, {
    lat: String(lat),
    lon: String(lon),
  });
  variants[variantID] = { locations, settings };
  document.dispatchEvent(new CustomEvent('jtcVariantLocationsLoaded', { detail: { variantID, locations } }));
  return locations;
}

/** The variant the address names, whenever it changes. */
function follow(): void {
  const variant = new URLSearchParams(location.search).get('variant');
  if (variant) jtcProductInventoryInfo.getVariantLocations(variant, 0, 0)?.catch(() => {});
}

for (const name of ['pushState', 'replaceState'] as const) {
  const original = history[name];
  history[name] = function (this: History, ...args: Parameters<History['pushState']>) {
    original.apply(this, args);
    window.dispatchEvent(new Event('locationchange'));
  };
}
window.addEventListener('popstate', () => window.dispatchEvent(new Event('locationchange')));
window.addEventListener('locationchange', follow);

/** What is left of the first generation: names that do nothing. */
const tomitProductInventoryInfo = { getProductsInventoryInformation() {}, getVariantInventory() {} };
Object.assign(window, { jtcProductInventoryInfo, tomitProductInventoryInfo });

call('settings').then(
  ({ settings }) => {
    jtcProductInventoryInfo.settings = settings;
    jtcProductInventoryInfo.initialized = true;
    document.dispatchEvent(new CustomEvent('tomitLoaded'));
    follow();
  },
  () => {},
);
