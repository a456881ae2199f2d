import { ListDrop } from '../drop.ts';
import { evaluate } from '../language/attributes.ts';
import { LiquidSyntaxError } from '../language/error.ts';
import { ForloopDrop } from '../language/forloop.ts';
import { loopItems } from '../language/items.ts';
import type { TagDefinition } from '../language/parser.ts';
import { LiquidRange } from '../language/range.ts';
import { RenderState } from '../language/state.ts';
import { pagedItems } from './paginate.ts';
import { findSnippet, parseSnippetCall, variableName } from './snippet.ts';

/**
 * `{% render 'snippet', a: 1 %}`, `… with x as y`, `… for list as item`: the snippet sees its arguments and the page's
 * globals, and nothing it assigns is seen outside.
 */
export const render: TagDefinition = {
  parse(tag) {
    const { literal, subject, each, alias, attributes } = parseSnippetCall('render', tag.markup);
    if (literal === undefined) {
      throw new LiquidSyntaxError("Syntax error in tag 'render' - Template name must be a quoted string");
    }
    const variable = alias ?? variableName(literal);
    return {
      render(state) {
        const snippet = findSnippet(literal, state.depth + 1, state);
        const run = (scope: Map<string, unknown>, forloop?: ForloopDrop) => {
          const inner = new RenderState(state.environment, snippet.path, scope, state.depth + 1, true);
          for (const [name, value] of Object.entries(evaluate(attributes, state))) scope.set(name, value);
          if (forloop) scope.set('forloop', forloop);
          try {
            snippet.render(inner);
          } finally {
            state.out += inner.out;
          }
        };
        const value = subject?.(state);
        if (!each || !(Array.isArray(value) || value instanceof ListDrop || value instanceof LiquidRange)) {
          run(subject && value !== undefined && value !== null ? new Map([[variable, value]]) : new Map());
          return;
        }
        const items = loopItems(pagedItems(value, state), 0, Number.POSITIVE_INFINITY);
        const forloop = new ForloopDrop(literal, items.length);
        for (let index = 0; index < items.length; index++) {
          forloop.index = index;
          run(new Map([[variable, items[index]]]), forloop);
        }
      },
    };
  },
};
