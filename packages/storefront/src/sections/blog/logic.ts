import type { BlogArticle, BlogChoice, BlogProps } from './blog.schema.ts';

/** Value of the choice that shows every blog. */
export const ALL = 'all';

/** What of the listing its choices depend on. */
export type Choosable = Pick<BlogProps, 'start' | 'filters' | 'items' | 'others'>;

/** The blogs to choose from, without the pickers a merchant left empty. */
export const choices = (filters: BlogProps['filters']): BlogChoice[] => filters.filter((filter) => filter !== null);

/** The choice an address names; without a hash, or with one that is no blog's, what the page starts with. */
export function fromHash(blog: Pick<Choosable, 'start' | 'filters'>, hash: string): string {
  const value = decoded(hash.replace(/^#/, ''));
  const known = value === ALL || choices(blog.filters).some((filter) => filter.value === value);
  return known ? value : blog.start;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The address of a choice: what the page starts with needs no hash. */
export function addressOf(blog: Pick<Choosable, 'start'>, value: string, at: { pathname: string; search: string }) {
  return at.pathname + at.search + (value === blog.start ? '' : `#${encodeURIComponent(value)}`);
}

/** The articles a choice shows. */
export function articlesFor(blog: Choosable, value: string): BlogArticle[] {
  if (value === blog.start) return blog.items;
  const pool = blog.others ?? blog.items;
  return value === ALL ? pool : pool.filter((article) => article.value === value);
}
