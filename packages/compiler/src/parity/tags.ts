/** The platform's tags that compiled `data` uses, on the checked page. */
import {
  FRAGMENT,
  LiquidError,
  LiquidSyntaxError,
  ListDrop,
  type TagDefinition,
  toNumber,
  toText,
} from '@vitrine/liquid';
import { valuePage } from '../data/on-values/page.ts';
import { pageSizeOf, pagingOf } from './paging.ts';

const PAGINATE = new RegExp(`^\\s*(${FRAGMENT})\\s+by\\s+(${FRAGMENT})\\s*$`);

/** `{% paginate list by 24 %}`: inside, the list is its current page. */
const paginate: TagDefinition<undefined> = {
  parse(tag, parser) {
    const [, source, by] = PAGINATE.exec(tag.markup) ?? [];
    if (source === undefined || by === undefined)
      throw new LiquidSyntaxError(`Syntax Error in tag 'paginate': ${tag.markup}`);
    const [list, size] = [parser.value(source), parser.value(by)];
    const body = parser.body(tag);
    return {
      render(state) {
        const items = list.read(state) ?? [];
        if (!Array.isArray(items) && !(items instanceof ListDrop))
          throw new LiquidError(`Array '${source}' is not paginateable`);
        const total = items instanceof ListDrop ? items.total : items.length;
        const paging = pagingOf(total, pageSizeOf(toNumber(size.read(state)) as number), valuePage().number);
        const { current_offset: offset, page_size: count } = paging;
        const render = () => state.withScope({ paginate: paging }, () => body.render(state));
        if (items instanceof ListDrop) {
          items.withWindow(offset, count, render);
          return;
        }
        const { windows } = state.context;
        windows.set(items, items.slice(offset, offset + count));
        render();
        windows.delete(items);
      },
    };
  },
};

/** `{% form 'type', object %}`: inside, `form` has the result of the last post. */
const form: TagDefinition<undefined> = {
  parse(tag, parser) {
    const { positional } = parser.arguments(tag.markup);
    const body = parser.body(tag);
    return {
      render(state) {
        const posted = valuePage().form(toText(positional[0]?.read(state)), positional[1]?.read(state));
        state.out += `<form method="post" action="/post">${posted.fields}`;
        state.withScope({ form: posted.form }, () => body.render(state));
        state.out += '</form>';
      },
    };
  },
};

export const PLATFORM_TAGS = { paginate, form };
