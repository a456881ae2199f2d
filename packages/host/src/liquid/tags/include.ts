import { ListDrop } from '../drop.ts';
import { evaluate } from '../language/attributes.ts';
import { LiquidError } from '../language/error.ts';
import { loopItems } from '../language/items.ts';
import type { TagDefinition } from '../language/parser.ts';
import type { RenderState } from '../language/state.ts';
import { pagedItems } from './paginate.ts';
import { findSnippet, parseSnippetCall, variableName } from './snippet.ts';

/** `{% include name, a: 1 %}`: deprecated by the platform and still run: the snippet shares all variables. */
export const include: TagDefinition = {
  parse(tag) {
    const { name, subject, alias, attributes } = parseSnippetCall('include', tag.markup);
    return {
      render(state) {
        if (state.isolated) throw new LiquidError('include usage is not allowed in this context');
        const snippetName = name(state);
        if (typeof snippetName !== 'string') {
          throw new LiquidError("Argument error in tag 'include' - Illegal template name");
        }
        const snippet = findSnippet(snippetName, state.scopes.length, state);
        const variable = alias ?? variableName(snippetName);
        const value = subject ? subject(state) : state.lookup(variable);
        const scope = new Map(Object.entries(evaluate(attributes, state)));
        const list = Array.isArray(value) || value instanceof ListDrop;
        const items = list ? loopItems(pagedItems(value, state), 0, Number.POSITIVE_INFINITY) : [value];
        const file = state.file;
        state.file = snippet.path;
        try {
          state.withScope(scope, () => renderItems(items, variable, scope, snippet, state));
        } finally {
          state.file = file;
        }
      },
    };
  },
};

function renderItems(
  items: readonly unknown[],
  variable: string,
  scope: Map<string, unknown>,
  snippet: ReturnType<typeof findSnippet>,
  state: RenderState,
): void {
  for (const item of items) {
    scope.set(variable, item);
    snippet.render(state);
  }
}
