import { atLeast, atMost, minus, number } from '@vitrine/compiler';
import type { PaginateObject } from '@vitrine/compiler/platform/objects.ts';

/** Numbered pages from the platform's `paginate`; shaped as the contract's `Paging`. */
export function pagingOf(page: PaginateObject) {
  return {
    current: page.current_page,
    total: page.pages,
    start: atLeast(atMost(minus(page.current_page, 1), minus(page.pages, 2)), 1),
    // Past the end the platform's way back leads to another page that is not there.
    previous_url: page.current_page > page.pages ? null : (page.previous?.url ?? null),
    next_url: page.next?.url ?? null,
    parts: page.parts.map((part) => ({ number: number(part.title), url: part.url })),
  };
}
