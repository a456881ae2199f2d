import type { RenderServices } from '../services.ts';

/** One entry of `paginate.parts`: a page number or `&hellip;`; a plain hash for templates. */
export interface PagePart extends Record<string, unknown> {
  title: string;
  url: string;
  is_link: boolean;
}

/**
 * The numbers shown in a pager: first, last, the current page and those nearer to it than `windowSize`; a gap is one
 * ellipsis. A single page needs none.
 */
export function pageParts(
  current: number,
  pages: number,
  windowSize: number,
  address: (page: number) => string,
): PagePart[] {
  if (pages < 2) return [];
  const parts: PagePart[] = [];
  for (let page = 1; page <= pages; page++) {
    const near = Math.abs(page - current) < windowSize;
    if (page === current) parts.push({ title: String(page), url: '', is_link: false });
    else if (near || page === 1 || page === pages) {
      parts.push({ title: String(page), url: address(page), is_link: true });
    } else {
      parts.push({ title: '&hellip;', url: '', is_link: false });
      page = Math.min(page < current ? current - windowSize : pages, pages - 1);
    }
  }
  return parts;
}

/** Parameters that ask for parts of a page; a link to a page must not carry them on. */
const PARTIAL = ['section_id', 'sections', 'sections_url'];

/** Address of a page of the list on the current path; all other parameters stay. */
export function pageAddress(services: RenderServices, param: string, page: number): string {
  const query = new URLSearchParams(services.query);
  for (const name of PARTIAL) query.delete(name);
  query.set(param, String(page));
  return `${services.path.split('?')[0]}?${query}`;
}
