import { readFileSync } from 'node:fs';
import { type Drop, defineDrop, drop, listDrop } from '@vitrine/liquid';
import { renderText } from './test_services.ts';

/** An example of the platform's documentation, with what the platform printed for it. */
export interface DocExample {
  /** `filters/date.md 0` */
  name: string;
  template: string;
  /** JSON text of its data; null if it has none. */
  data: string | null;
  output: string;
}

/** The examples of a file, a line of JSON each, that have a recorded output. */
export function readExamples(file: string): DocExample[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const { file: page, n, code, data, output } = JSON.parse(line);
    return output === null ? [] : [{ name: `${page} ${n}`, template: code, data, output }];
  });
}

const image = defineDrop<{ name: string; width: number; height: number; focal?: string }>({
  kind: 'image',
  fields: {
    src: ({ name }) => `files/${name}`,
    width: ({ width }) => width,
    height: ({ height }) => height,
    alt: () => '',
    presentation: ({ focal = '50.0% 50.0%' }) =>
      drop({ kind: 'presentation', fields: { focal_point: () => drop({ kind: 'point', print: () => focal }) } }),
  },
});

/** What the shop of the documentation has, as far as examples without data show it. */
const SHOP: Record<string, unknown> = {
  product: drop({
    kind: 'product',
    fields: {
      title: () => 'Health potion',
      featured_image: () => image({ name: 'science-beakers-blue-light-new.jpg', width: 3840, height: 2560 }),
    },
  }),
  images: {
    'potions-header.png': image({ name: 'potions-header.png', width: 1040, height: 600, focal: '1.9231% 9.7917%' }),
  },
};

const CDN = '//polinas-potent-potions.myshopify.com/cdn';

const FORMATS: Readonly<Record<string, string>> = { 'date_formats.month_day_year': '%B %d, %Y' };

const SERVICES = {
  assetUrl: (name: string) => `${CDN}/shop/t/4/assets/${name}?v=1`,
  fileUrl: (name: string) => `${CDN}/shop/files/${name}?v=1`,
  platformUrl: (name: string) => `${CDN}/shopifycloud/${name}`,
  path: '/services/liquid_rendering/resource',
  currency: 'CAD',
  moneyWithCurrencyFormat: '\u0024{{amount}} CAD',
  translate: (key: string) => FORMATS[key] ?? key,
};

/** The example's output with its own data. */
export const ownOutput = ({ template, data }: DocExample): string =>
  renderText(template, data === null ? SHOP : objectsOf(JSON.parse(data)), SERVICES);

/** Ids of the documented shop, where an example names one, are not this shop's. */
const ID = /\b\d{11,16}\b/g;

/**
 * Outputs are laid out for reading; addresses hold the version, folder and host of a file of that shop, and the page of the documentation's own
 * service; ids and times are those of its database.
 */
export function comparable(html: string): string {
  return html
    .replace(/\s+/g, '')
    .replaceAll('\\/', '/')
    .replace(/([?&;])v=\w+/g, '$1v=1')
    .replace(/\/\/cdn\.shopify\.com\/static\//g, '//polinas-potent-potions.myshopify.com/cdn/static/')
    .replace(/cdn\/shop\/(?:articles|collections|products)\//g, 'cdn/shop/files/')
    .replace(/cdn\/shop\/(?:videos|3d\/models)\/[\w./-]*\/([\w.-]+)(?=\?)/g, 'cdn/shop/files/$1')
    .replace(/4edc28a708b7405093a927cebe794f1a(?:\.thumbnail\.0+|\.HD-1080p-7\.2Mbps)/g, 'beats')
    .replace(/(\/cdn\/fonts\/\w+\/\w+)\.[\w.]+\.(woff2?)/g, '$1.$2')
    .replace(/(\/cdn\/shopifycloud\/[\w/]+)-[0-9a-f]{8}\./g, '$1.')
    .replace(/\/(?:products|collections)\/[\w/-]+\?view=example-\d+(?:&amp;)?/g, '/services/liquid_rendering/resource?')
    .replace(/\/services\/liquid_rendering\/resource\?(?!page)/g, '/services/liquid_rendering/resource')
    .replace(/\/collections\/sale-potions\/(?=[\w-]+"title=)/g, '/services/liquid_rendering/')
    .replace(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00"/g, '"TIME"')
    .replace(ID, 'ID');
}

/** Data as objects: amounts are written `"10.00"` there, and a list of products is the first page of a longer one. */
function objectsOf(data: Record<string, unknown>): Record<string, unknown> {
  const objects: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) objects[name] = objectOf(name, value);
  if (typeof data.products_count === 'number') objects.products = products(data.products_count, data.products);
  return objects;
}

function objectOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => objectOf('', item));
  if (typeof value === 'object' && value !== null) return objectsOf({ ...value });
  const isAmount = name.includes('price') && typeof value === 'string' && /^\d+\.\d\d$/.test(value);
  return isAmount ? Math.round(Number(value) * 100) : value;
}

function products(count: number, firstPage: unknown): Drop {
  const items: unknown[] = Array.isArray(firstPage) ? firstPage.map((item) => objectOf('', item)) : [];
  return listDrop({ count: () => count, slice: (offset, limit) => items.slice(offset, offset + limit) });
}
