import { drop, FRAGMENT, LiquidError, LiquidSyntaxError, ListDrop, readArguments, toNumber } from '@vitrine/liquid';
import type { RenderState, TagDefinition } from '../extension.ts';
import { pageAddress, pageParts } from './page_parts.ts';

const SYNTAX = new RegExp(`^\\s*(${FRAGMENT})\\s+by\\s+(${FRAGMENT})`);
const DEFAULT_SIZE = 50;
const LARGEST_SIZE = 250;
/** Items the platform pages through at most (docs/platform.md: paginate). */
const DEEPEST_ITEM = 25_000;

/** `{% paginate list by 24, window_size: 2 %}`: the list is its current page inside; `paginate` has the numbers and links. */
export const paginate: TagDefinition = {
  parse(tag, parser) {
    const match = SYNTAX.exec(tag.markup);
    if (!match)
      throw new LiquidSyntaxError("Syntax Error in tag 'paginate' - Valid syntax: paginate [collection] by number");
    const list = parser.value(match[1] ?? '');
    const size = parser.value(match[2] ?? '');
    const attributes = parser.attributes(tag.markup.slice(match[0].length));
    const body = parser.body(tag);
    return {
      render(state) {
        const items = list.read(state) ?? [];
        if (!Array.isArray(items) && !(items instanceof ListDrop)) {
          throw new LiquidError(`Array '${match[1]}' is not paginateable`);
        }
        const pageSize = validSize(Math.trunc(toNumber(size.read(state))));
        const windowSize = Math.max(1, Math.trunc(toNumber(readArguments(attributes, state).window_size ?? 3)));
        const total = Math.min(items instanceof ListDrop ? items.total : items.length, DEEPEST_ITEM + 1);
        const param = items instanceof ListDrop ? items.pageParam : 'page';
        const page = pageNumber(state.host.parameter(param), pageSize);
        const offset = (page - 1) * pageSize;
        const scope = { paginate: paginateDrop({ page, pageSize, total, windowSize, param }, state) };
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

/** The requested page: whole numbers from 1, up to the platform's limit. */
function pageNumber(parameter: string | null, pageSize: number): number {
  const page = /^\d{1,9}$/.test(parameter ?? '') ? Number(parameter) : 1;
  return Math.max(1, Math.min(page, Math.ceil(DEEPEST_ITEM / pageSize) + 1));
}

function withPage(list: readonly unknown[], page: readonly unknown[], state: RenderState, render: () => void): void {
  const { windows } = state.context;
  const before = windows.get(list);
  windows.set(list, page);
  try {
    render();
  } finally {
    if (before) windows.set(list, before);
    else windows.delete(list);
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
  const address = (number: number) => pageAddress(state.host, param, number);
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
