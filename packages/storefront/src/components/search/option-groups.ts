import type { SearchStart } from '../../platform/search/search-start.schema.ts';
import type { Suggestions } from '../../platform/search/search-suggest.schema.ts';

/** One entry of the panel's list: words, or a product. Prices are in minor units. */
export type SearchOption = { key: string; url: string; title: string } & (
  | { kind: 'words'; styled: string | null }
  | {
      kind: 'product';
      brand: string;
      image: string | null;
      price: number;
      cap: number | null;
      from: boolean;
      available: boolean;
    }
);

export type GroupName = 'queries' | 'popular' | 'products' | 'best_sellers' | 'collections' | 'articles' | 'pages';

export interface OptionGroup {
  name: GroupName;
  options: SearchOption[];
}

/** The platform tells prices here as decimals of the major unit. */
const minor = (decimal: string): number => Math.round(Number(decimal) * 100) || 0;

const filled = (groups: OptionGroup[]): OptionGroup[] => groups.filter((group) => group.options.length > 0);

/** What the platform proposes, in the order in which it is read and walked through by key; with the makers where the shop sells several `brands`. */
export function suggestedGroups(found: Suggestions, brands: boolean): OptionGroup[] {
  const links = (name: 'collections' | 'articles' | 'pages'): OptionGroup => ({
    name,
    options: found[name].map(({ id, title, url }) => ({
      kind: 'words',
      key: `${name}-${id}`,
      url,
      title,
      styled: null,
    })),
  });
  return filled([
    {
      name: 'queries',
      options: found.queries.map(({ text, styled_text, url }) => ({
        kind: 'words',
        key: `query-${text}`,
        url,
        title: text,
        styled: styled_text,
      })),
    },
    {
      name: 'products',
      options: found.products.map((product) => ({
        kind: 'product',
        key: `product-${product.id}`,
        url: product.url,
        title: product.title,
        brand: brands ? product.vendor : '',
        image: product.image,
        price: minor(product.price),
        cap: minor(product.compare_at_price_max) || null,
        from: minor(product.price_max) > minor(product.price),
        available: product.available,
      })),
    },
    links('collections'),
    links('articles'),
    links('pages'),
  ]);
}

/** What is shown before anything is typed, and where nothing was found. */
export function startGroups(start: SearchStart): OptionGroup[] {
  return filled([
    {
      name: 'popular',
      options: start.links.map(({ title, url }) => ({
        kind: 'words',
        key: `popular-${url}`,
        url,
        title,
        styled: null,
      })),
    },
    {
      name: 'best_sellers',
      options: start.products.map((product) => ({ kind: 'product', key: `best-${product.id}`, ...product })),
    },
  ]);
}

/**
 * The entry an arrow key leads to from entry `at` of `count`; -1 is the field itself, which stands between the last entry and
 * the first.
 */
export function step(at: number, by: 1 | -1, count: number): number {
  const places = count + 1;
  return ((at + 1 + by + places) % places) - 1;
}
