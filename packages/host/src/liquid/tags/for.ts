import { parseAttributes } from '../language/attributes.ts';
import type { Body } from '../language/body.ts';
import { LiquidError, LiquidSyntaxError } from '../language/error.ts';
import { type Expression, parseExpression } from '../language/expression.ts';
import { ForloopDrop } from '../language/forloop.ts';
import { FRAGMENT, SEGMENT } from '../language/fragment.ts';
import { loopItems } from '../language/items.ts';
import { LiquidFloat, toNumeric } from '../language/number.ts';
import type { TagDefinition } from '../language/parser.ts';
import { BREAK, NO_INTERRUPT, type RenderState } from '../language/state.ts';
import { pagedItems } from './paginate.ts';

const SYNTAX = new RegExp(`^\\s*(${SEGMENT}+)\\s+in\\s+(${FRAGMENT})\\s*(reversed)?`);

interface Loop {
  variable: string;
  /** `item-collection`, as `forloop.name` and `offset: continue` know it. */
  name: string;
  items: Expression;
  limit: Expression | undefined;
  offset: Expression | 'continue' | undefined;
  reversed: boolean;
  body: Body;
}

/** `{% for x in y [reversed] [limit: n] [offset: n | continue] %}…{% else %}…{% endfor %}` */
export const forTag: TagDefinition = {
  end: 'endfor',
  parse(tag, parser) {
    const match = SYNTAX.exec(tag.markup);
    if (!match) throw new LiquidSyntaxError("Syntax Error in 'for loop' - Valid syntax: for [item] in [collection]");
    const [whole, variable = '', collection = '', reversed] = match;
    const rest = tag.markup.slice(whole.length);
    const attributes = parseAttributes(rest);
    const { body, end } = parser.body(tag, 'else', 'endfor');
    const otherwise = end.name === 'else' ? parser.body(tag, 'endfor').body.withoutBlankText() : undefined;
    const loop: Loop = {
      variable,
      name: `${variable}-${collection}`,
      items: parseExpression(collection),
      limit: attributes.get('limit'),
      offset:
        /offset\s*:\s*continue\b/.test(rest) && !/offset\s*:\s*(?!continue\b)/.test(rest)
          ? 'continue'
          : attributes.get('offset'),
      reversed: reversed !== undefined || /\breversed\b/.test(rest),
      body: body.withoutBlankText(),
    };
    return {
      blank: loop.body.blank && (otherwise?.blank ?? true),
      render(state) {
        const items = selectItems(loop, state);
        if (items.length > 0) run(loop, items, state);
        else otherwise?.render(state);
      },
    };
  },
};

function selectItems(loop: Loop, state: RenderState): readonly unknown[] {
  const offset = loop.offset === 'continue' ? (state.loopEnds.get(loop.name) ?? 0) : count(loop.offset?.(state), 0);
  const limit = count(loop.limit?.(state), Number.POSITIVE_INFINITY);
  const items = loopItems(pagedItems(loop.items(state), state), offset, limit);
  state.loopEnds.set(loop.name, offset + items.length);
  return loop.reversed ? [...items].reverse() : items;
}

/**
 * A limit or an offset.
 * @throws LiquidError for what is no number.
 */
export function count(value: unknown, missing: number): number {
  if (value === undefined || value === null) return missing;
  if (typeof value === 'number' || value instanceof LiquidFloat) return Math.max(0, Math.trunc(Number(value)));
  if (typeof value === 'string' && /^\s*-?\d/.test(value)) return Math.max(0, Math.trunc(toNumeric(value).value));
  throw new LiquidError('invalid integer');
}

function run({ variable, name, body }: Loop, items: readonly unknown[], state: RenderState): void {
  const forloop = new ForloopDrop(name, items.length, state.loops.at(-1));
  const scope = new Map<string, unknown>([['forloop', forloop]]);
  state.loops.push(forloop);
  state.scopes.push(scope);
  try {
    for (let index = 0; index < items.length; index++) {
      forloop.index = index;
      scope.set(variable, items[index]);
      body.render(state);
      const { interrupt } = state;
      state.interrupt = NO_INTERRUPT;
      if (interrupt === BREAK) break;
    }
  } finally {
    state.scopes.pop();
    state.loops.pop();
  }
}
