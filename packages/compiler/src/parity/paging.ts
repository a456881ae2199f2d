/** The object `paginate` as a plain object (docs/platform.md: paginate). */

const DEFAULT_SIZE = 50;
const LARGEST_SIZE = 250;
/** `parts` has the pages nearer than this to the current one. */
const WINDOW = 3;

export const pageSizeOf = (size: number): number => (size >= 1 && size <= LARGEST_SIZE ? size : DEFAULT_SIZE);

export interface Paging {
  current_offset: number;
  current_page: number;
  items: number;
  page_param: string;
  page_size: number;
  pages: number;
  parts: { title: string; url: string; is_link: boolean }[];
  previous: { title: string; url: string; is_link: boolean } | null;
  next: { title: string; url: string; is_link: boolean } | null;
}

const link = (title: string, page: number) => ({ title, url: `?page=${page}`, is_link: true });

/** The paging of a list of `total` items, on the page `current` (from 1). */
export function pagingOf(total: number, size: number, current: number): Paging {
  const pages = Math.ceil(total / size);
  return {
    current_offset: (current - 1) * size,
    current_page: current,
    items: total,
    page_param: 'page',
    page_size: size,
    pages,
    parts: partsOf(current, pages),
    previous: current > 1 ? link('&laquo; Previous', current - 1) : null,
    next: current < pages ? link('Next &raquo;', current + 1) : null,
  };
}

function partsOf(current: number, pages: number): Paging['parts'] {
  if (pages < 2) return [];
  const parts: Paging['parts'] = [];
  for (let page = 1; page <= pages; page++) {
    const isShown = Math.abs(page - current) < WINDOW || page === 1 || page === pages;
    if (page === current) parts.push({ title: `${page}`, url: '', is_link: false });
    else if (isShown) parts.push(link(`${page}`, page));
    else if (parts.at(-1)?.title !== '&hellip;') parts.push({ title: '&hellip;', url: '', is_link: false });
  }
  return parts;
}
