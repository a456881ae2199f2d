import { join } from 'node:path';
import type { Catalogue } from '../catalogue.ts';
import { browserScript, serveScript } from '../server/browser-script.ts';
import type { FakeApp } from '../server/fake-app.ts';
import { queryOf } from '../server/query.ts';
import { type PlaceStock, readInventory } from './inventory.ts';
import { stockNow } from './stock-now.ts';

/**
 * The store stock app, both generations of its protocol (JTC, and TomIT before it): how many of a variant each of the shop's places
 * has. `jtc.js?version=1` is the older script.
 */
export const storeStock: FakeApp = {
  name: 'store-stock',
  allowedHeaders: 'content-type',
  async routes(app, { catalogue, shopDir, shopOrigin }) {
    const { bySku, places } = await readInventory(shopDir);
    const [v1, v2] = await Promise.all(
      ['tomit', 'jtc'].map((name) => browserScript(join(import.meta.dirname, `${name}.browser.ts`))),
    );
    serveScript(app, '/tomit.js', v1 ?? '');
    app.get('/jtc.js', async (request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(queryOf(request).get('version') === '1' ? v1 : v2),
    );

    const number = (place: string) => 70_001 + places.indexOf(place);
    const stockOf = async (variantId: number): Promise<PlaceStock[]> => {
      const now = await stockNow(shopOrigin, variantId);
      if (now) return now;
      const product = await catalogue.byVariantId(variantId);
      return bySku.get(product?.variants.find(({ id }) => id === variantId)?.sku ?? '') ?? [];
    };

    app.get<{ Params: { id: string } }>('/shop/:shop/variant_locations/:id', async (request) => {
      const stock = await stockOf(Number(request.params.id));
      return {
        locations: stock.map((entry, index) => ({
          id: number(entry.location),
          name: entry.location,
          stock: entry.stock,
          enabled: true,
          order: index,
          primary: index === 0,
          distance: null,
          maxDistance: null,
          geoWhiteList: [],
          geoBlackList: [],
        })),
        settings: {
          tracked: stock.length > 0,
          continueSellingOutOfStock: false,
          availableForSale: stock.some((entry) => entry.stock > 0),
        },
      };
    });
    app.get('/shop/:shop/settings', async () => ({ settings: { showStock: true, hideAddButton: false } }));

    const older = async (variantId: number) => ({
      id: variantId,
      inventoryItem: {
        locations: (await stockOf(variantId)).map((entry) => ({
          id: number(entry.location),
          name: entry.location,
          // With thresholds on, as most shops have them, the number comes dressed.
          available: `<span class="tomit-stock">${entry.stock}</span>`,
          inStock: entry.stock,
          pickupOption: true,
          enabled: 1,
        })),
      },
    });
    const olderProduct = async (variantIds: readonly number[]) => {
      const variants = await Promise.all(variantIds.map(older));
      return { product: { variants: Object.fromEntries(variants.map((variant) => [variant.id, variant])) } };
    };
    app.get<{ Params: { id: string } }>('/variant/:id', async (request) => olderProduct([Number(request.params.id)]));
    app.get<{ Params: { ids: string } }>('/api/products/:ids', async (request) =>
      Object.fromEntries(
        await Promise.all(
          request.params.ids.split(',').map(async (id) => [id, await olderProduct(await variantIds(catalogue, id))]),
        ),
      ),
    );
  },
};

async function variantIds(catalogue: Catalogue, productId: string): Promise<number[]> {
  return (await catalogue.byId(Number(productId)))?.variants.map(({ id }) => id) ?? [];
}
