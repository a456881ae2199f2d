import { z } from 'zod';

/** A product's public data. */
export interface CatalogueProduct {
  id: number;
  handle: string;
  title: string;
  variants: { id: number; sku: string }[];
}

/** The shop's products, learnt from its public list. */
export interface Catalogue {
  byId(id: number): Promise<CatalogueProduct | undefined>;
  byVariantId(id: number): Promise<CatalogueProduct | undefined>;
}

const Page = z.object({
  products: z.array(
    z.object({
      id: z.number(),
      handle: z.string(),
      title: z.string(),
      variants: z.array(
        z.object({
          id: z.number(),
          sku: z
            .string()
            .nullish()
            .transform((sku) => sku ?? ''),
        }),
      ),
    }),
  ),
});

/** Products a page of the list holds at most. */
const PAGE = 250;
/** ms for which an unknown id is not looked up again. */
const STALE = 10_000;
/** ms */
const TIMEOUT = 10_000;

/** Products in memory, by both kinds of id. */
export function fixedCatalogue(products: readonly CatalogueProduct[]): Catalogue {
  const { byId, byVariantId } = index(products);
  return { byId: async (id) => byId.get(id), byVariantId: async (id) => byVariantId.get(id) };
}

function index(products: readonly CatalogueProduct[]) {
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    byVariantId: new Map(products.flatMap((product) => product.variants.map(({ id }) => [id, product] as const))),
  };
}

/**
 * The shop's product list, `/products.json`, read page by page at the first lookup, and again for an unknown id. Rejects while the shop
 * cannot be reached.
 */
export function shopCatalogue(shopOrigin: string, now: () => number = Date.now): Catalogue {
  let reading: Promise<ReturnType<typeof index>> | undefined;
  let readAt = 0;
  const read = () => {
    readAt = now();
    reading = readAll(shopOrigin).then(index);
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
  const find = async (kind: 'byId' | 'byVariantId', id: number) => {
    const found = (await (reading ?? read()))[kind].get(id);
    return found || now() - readAt < STALE ? found : (await read())[kind].get(id);
  };
  return { byId: (id) => find('byId', id), byVariantId: (id) => find('byVariantId', id) };
}

async function readAll(shopOrigin: string): Promise<CatalogueProduct[]> {
  const all: CatalogueProduct[] = [];
  for (let page = 1; ; page++) {
    const response = await fetch(`${shopOrigin}/products.json?limit=${PAGE}&page=${page}`, {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`The shop's product list answered ${response.status}.`);
    const { products } = Page.parse(await response.json());
    all.push(...products);
    if (products.length < PAGE) return all;
  }
}
