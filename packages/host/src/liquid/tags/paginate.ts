import { drop, ListDrop } from '../drop.ts';
import { evaluate, parseAttributes } from '../language/attributes.ts';
import { LiquidError, LiquidSyntaxError } from '../language/error.ts';
import { parseExpression } from '../language/expression.ts';
import { FRAGMENT } from '../language/fragment.ts';
import { toInteger } from '../language/number.ts';
import type { TagDefinition } from '../language/parser.ts';
import type { RenderState } from '../language/state.ts';
import { pageAddress, pageParts } from './page_parts.ts';

const SYNTAX = new RegExp(`^\\s*(${FRAGMENT})\\s+by\\s+(${FRAGMENT})`);
const DEFAULT_SIZE = 50;
const LARGEST_SIZE = 250;
/** Items the platform pages through at most (platform contract §3.12). */
const DEEPEST_ITEM = 25_000;

/** What a loop sees of a list: the page of it inside `paginate`. Lazy lists know their own window. */
export function pagedItems(value: unknown, state: RenderState): unknown {
  const { paged } = state.environment;
  return paged.size > 0 && Array.isArray(value) ? (paged.get(value) ?? value) : value;
}

/** `{% paginate list by 24, window_size: 2 %}`: the list is its current page inside; `paginate` has the numbers and links. */
export const paginate: TagDefinition = {
  end: 'endpaginate',
  parse(tag, parser) {
    const match = SYNTAX.exec(tag.markup);
    if (!match)
      throw new LiquidSyntaxError("Syntax Error in tag 'paginate' - Valid syntax: paginate [collection] by number");
    const list = parseExpression(match[1]);
    const size = parseExpression(match[2]);
    const attributes = parseAttributes(tag.markup.slice(match[0].length));
    const { body } = parser.body(tag, 'endpaginate');
    return {
      render(state) {
        const items = list(state) ?? [];
        if (!Array.isArray(items) && !(items instanceof ListDrop)) {
          throw new LiquidError(`Array '${match[1]}' is not paginateable`);
        }
        const pageSize = validSize(toInteger(size(state)));
        const windowSize = Math.max(1, toInteger(evaluate(attributes, state).window_size ?? 3));
        const total = Math.min(items instanceof ListDrop ? items.total : items.length, DEEPEST_ITEM + 1);
        const param = items instanceof ListDrop ? items.pageParam : 'page';
        const page = pageNumber(state.services.query.get(param), pageSize);
        const offset = (page - 1) * pageSize;
        const scope = new Map<string, unknown>([
          ['paginate', paginateDrop({ page, pageSize, total, windowSize, param }, state)],
        ]);
        const render = () => state.withScope(scope, () => body.render(state));
        if (items instanceof ListDrop) items.withWindow(offset, pageSize, render);
        else withPage(items, items.slice(offset, offset + pageSize), state, render);
      },
    };
  },
};

function validSize(size: number): number {
  return size >= 1 && size <= LARGEST_SIZE ? size : DEFAULT_SIZE;
}

/** The page asked for: whole numbers from 1, as far as the platform pages. */
function pageNumber(parameter: string | null, pageSize: number): number {
  const page = /^\d{1,9}$/.test(parameter ?? '') ? Number(parameter) : 1;
  return Math.max(1, Math.min(page, Math.ceil(DEEPEST_ITEM / pageSize) + 1));
}

function withPage(list: readonly unknown[], page: readonly unknown[], state: RenderState, render: () => void): void {
  const { paged } = state.environment;
  const before = paged.get(list);
  paged.set(list, page);
  try {
    render();
  } finally {
    if (before) paged.set(list, before);
    else paged.delete(list);
  }
}

interface Paging {
  page: number;
  pageSize: number;
  total: number;
  windowSize: number;
  param: string;
}

function paginateDrop({ page, pageSize, total, windowSize, param }: Paging, state: RenderState) {
  const pages = Math.ceil(total / pageSize);
  const address = (number: number) => pageAddress(state.services, param, number);
  const link = (title: string, number: number) => ({ title, url: address(number), is_link: true });
  return drop({
    kind: 'paginate',
    fields: {
      current_offset: () => (page - 1) * pageSize,
      current_page: () => page,
      items: () => total,
      page_param: () => param,
      page_size: () => pageSize,
      pages: () => pages,
      parts: () => pageParts(page, pages, windowSize, address),
      previous: () => (page > 1 ? link('&laquo; Previous', page - 1) : undefined),
      next: () => (page < pages ? link('Next &raquo;', page + 1) : undefined),
    },
  });
}
