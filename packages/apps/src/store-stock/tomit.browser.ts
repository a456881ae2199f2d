/** The page's side of the store stock app, first generation: `window.tomitProductInventoryInfo`. */
interface Product {
  variants: Record<string, unknown>;
}

const script = document.currentScript;
const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
const callsMode = address.searchParams.get('fault_calls');

/** Whatever goes wrong rejects with one word. */
async function call(path: string) {
  const url = new URL(path, address);
  if (callsMode) url.searchParams.set('fault', callsMode);
  try {
    const response = await fetch(url);
    if (response.ok) return await response.json();
  } catch {
    // The same word.
  }
  throw 'error';
}

const tomitProductInventoryInfo = {
  activeProduct: {} as Partial<Product>,
  loadedProducts: [] as unknown[],
  selectedVariantId: '',
  customerPos: '',
  async getProductsInventoryInformation(ids: number[]): Promise<Record<string, { product: Product }>> {
    const stock = await call(`api/products/${ids.join(',')}`);
    tomitProductInventoryInfo.loadedProducts.push(...Object.values(stock));
    return stock;
  },
  getVariantInventory: (id: number | string): Promise<{ product: Product }> => call(`variant/${id}`),
};
Object.assign(window, { tomitProductInventoryInfo });
document.dispatchEvent(new CustomEvent('tomitLoaded'));

/** On a product's page its stock is loaded by itself. */
async function loadActive(): Promise<void> {
  const path = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:collections\/[^/]+\/)?(products\/[^/]+)$/.exec(
    location.pathname,
  )?.[1];
  if (path === undefined) return;
  const response = await fetch(`/${path}.js`);
  if (!response.ok) return;
  const { id } = await response.json();
  const stock = await tomitProductInventoryInfo.getProductsInventoryInformation([id]);
  tomitProductInventoryInfo.activeProduct = stock[id]?.product ?? {};
  document.dispatchEvent(new CustomEvent('tomitProductLoaded'));
}
loadActive().catch(() => {});
