import { atLeast, atMost, minus, plus } from '@vitrine/compiler';
import type { PaginateObject } from '@vitrine/compiler/platform/collection.ts';

/** Numbered pages from the platform's `paginate`; shaped as the contract's `Paging`. */
export function pagingOf(page: PaginateObject) {
  return {
    current: page.current_page,
    total: page.pages,
    start: atLeast(atMost(minus(page.current_page, 1), minus(page.pages, 2)), 1),
    previous_url: page.previous?.url,
    next_url: page.next?.url,
    parts: page.parts.map((part) => ({ number: plus(part.title, 0), url: part.url })),
  };
}
