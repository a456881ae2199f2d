import { parseAttributes } from '../language/attributes.ts';
import { LiquidSyntaxError } from '../language/error.ts';
import { parseExpression } from '../language/expression.ts';
import { TablerowloopDrop } from '../language/forloop.ts';
import { FRAGMENT } from '../language/fragment.ts';
import { loopItems } from '../language/items.ts';
import type { TagDefinition } from '../language/parser.ts';
import { BREAK, NO_INTERRUPT } from '../language/state.ts';
import { count } from './for.ts';
import { pagedItems } from './paginate.ts';

const SYNTAX = new RegExp(`^\\s*(\\w+)\\s+in\\s+(${FRAGMENT})`);

/** `{% tablerow x in y cols: 3 limit: n offset: n %}`: rows and cells of a table. A given but empty limit prints none. */
export const tablerow: TagDefinition = {
  end: 'endtablerow',
  parse(tag, parser) {
    const match = SYNTAX.exec(tag.markup);
    if (!match) {
      throw new LiquidSyntaxError(
        "Syntax Error in 'table_row loop' - Valid syntax: table_row [item] in [collection] cols:3",
      );
    }
    const [, variable = '', collection] = match;
    const items = parseExpression(collection);
    const attributes = parseAttributes(tag.markup.slice(match[0].length));
    const { body } = parser.body(tag, 'endtablerow');
    return {
      render(state) {
        const offset = count(attributes.get('offset')?.(state), 0);
        const limit = attributes.get('limit');
        const most = limit ? count(limit(state), 0) : Number.POSITIVE_INFINITY;
        const cells = loopItems(pagedItems(items(state), state), offset, most);
        const columns = attributes.get('cols');
        const perRow = columns ? count(columns(state), Number.POSITIVE_INFINITY) : cells.length;
        const loop = new TablerowloopDrop(cells.length, perRow);
        const scope = new Map<string, unknown>([['tablerowloop', loop]]);
        state.out += '<tr class="row1">\n';
        state.withScope(scope, () => {
          for (let index = 0; index < cells.length; index++) {
            loop.index = index;
            scope.set(variable, cells[index]);
            const column = (index % perRow) + 1;
            state.out += `<td class="col${column}">`;
            body.render(state);
            state.out += '</td>';
            const { interrupt } = state;
            state.interrupt = NO_INTERRUPT;
            if (interrupt === BREAK) break;
            if (column === perRow && index < cells.length - 1) {
              state.out += `</tr>\n<tr class="row${Math.floor(index / perRow) + 2}">`;
            }
          }
        });
        state.out += '</tr>\n';
      },
    };
  },
};
