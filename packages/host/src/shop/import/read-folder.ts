import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Translation } from '../languages/translations.ts';
import { FilterGroupsFormat } from '../listing/filter-value-groups.ts';
import { SynonymsFormat } from '../search/synonyms.ts';
import {
  BlogFormat,
  CollectionFormat,
  CustomerFormat,
  DefinitionsFormat,
  FilesFormat,
  MediaFormat,
  MenuFormat,
  MetaobjectFormat,
  OrderFormat,
  ShopFormat,
  SwatchesFormat,
  VariantMetafieldsFormat,
} from './formats.ts';
import { type NamedDocument, readDocuments } from './read-documents.ts';
import { readInventory, type StockByPlace } from './read-inventory.ts';
import { readJson, readJsonList } from './read-json.ts';
import { readTranslations } from './read-translations.ts';
import { ImportError, type Reporter } from './report.ts';

/** A shop folder but for its products, which are read while they are written. */
export interface ShopFolder {
  shop: z.output<typeof ShopFormat>;
  stock: Map<string, StockByPlace>;
  definitions: DefinitionsFormat;
  media: z.output<typeof MediaFormat>;
  variantMetafields: z.output<typeof VariantMetafieldsFormat>;
  swatches: z.output<typeof SwatchesFormat>;
  filterGroups: FilterGroupsFormat;
  synonyms: SynonymsFormat;
  files: z.output<typeof FilesFormat>;
  collections: z.output<typeof CollectionFormat>[];
  menus: z.output<typeof MenuFormat>[];
  pages: NamedDocument[];
  policies: NamedDocument[];
  blogs: { blog: z.output<typeof BlogFormat>; articles: NamedDocument[] }[];
  metaobjects: (z.output<typeof MetaobjectFormat> & { type: string })[];
  /** By language. */
  translations: Record<string, Translation>;
  customers: z.output<typeof CustomerFormat>[];
  orders: z.output<typeof OrderFormat>[];
}

async function readMetaobjects(shopDir: string): Promise<ShopFolder['metaobjects']> {
  const path = join(shopDir, 'metaobjects');
  if (!existsSync(path)) return [];
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  const types: ShopFolder['metaobjects'] = [];
  for (const name of names) {
    const definition = await readJson(shopDir, `metaobjects/${name}`, MetaobjectFormat);
    if (definition) types.push({ ...definition, type: name.slice(0, -5) });
  }
  return types;
}

/** Reads and checks everything that is not a product. Throws ImportError, with the file and the reason, where it cannot. */
export async function readFolder(shopDir: string, report: Reporter): Promise<ShopFolder> {
  if (!existsSync(shopDir)) throw new ImportError(`There is no shop folder at ${shopDir}.`);
  const shop = await readJson(shopDir, 'shop.json', ShopFormat);
  if (!shop) throw new ImportError('shop.json is missing: it names the shop, its currency and its hosts.');
  const inventory = join(shopDir, 'inventory.csv');
  const locations = shop.locations.map((location) => location.name);
  const blogs: ShopFolder['blogs'] = [];
  for (const blog of await readJsonList(shopDir, 'blogs.json', BlogFormat, report)) {
    blogs.push({ blog, articles: await readDocuments(shopDir, `blogs/${blog.handle}`, report) });
  }
  return {
    shop,
    stock: existsSync(inventory) ? await readInventory(inventory, locations, report) : new Map(),
    definitions: (await readJson(shopDir, 'metafields.json', DefinitionsFormat)) ?? { product: {}, variant: {} },
    media: (await readJson(shopDir, 'product-media.json', MediaFormat)) ?? {},
    variantMetafields: (await readJson(shopDir, 'variant-metafields.json', VariantMetafieldsFormat)) ?? {},
    swatches: (await readJson(shopDir, 'option-swatches.json', SwatchesFormat)) ?? {},
    filterGroups: (await readJson(shopDir, 'filter-groups.json', FilterGroupsFormat)) ?? {},
    synonyms: (await readJson(shopDir, 'search.json', SynonymsFormat)) ?? SynonymsFormat.parse({}),
    files: (await readJson(shopDir, 'files.json', FilesFormat)) ?? {},
    collections: await readJsonList(shopDir, 'collections.json', CollectionFormat, report),
    menus: await readJsonList(shopDir, 'menus.json', MenuFormat, report),
    pages: await readDocuments(shopDir, 'pages', report),
    policies: await readDocuments(shopDir, 'policies', report),
    blogs,
    metaobjects: await readMetaobjects(shopDir),
    translations: await readTranslations(shopDir, shop.locales, report),
    customers: await readJsonList(shopDir, 'customers.json', CustomerFormat, report),
    orders: await readJsonList(shopDir, 'orders.json', OrderFormat, report),
  };
}
