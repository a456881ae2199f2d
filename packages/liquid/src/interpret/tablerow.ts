import { BREAK, NO_INTERRUPT } from '../runtime/interrupt.ts';
import { cellsOf } from '../runtime/looping.ts';
import { wholeOf } from '../runtime/range.ts';
import { Scope } from '../runtime/scope.ts';
import type { RenderState } from '../runtime/state.ts';
import { TablerowloopDrop } from '../runtime/tablerowloop.ts';
import type { Tablerow } from '../syntax/tree.ts';
import { weightOf } from '../syntax/weight.ts';
import { evaluate } from './expression.ts';
import type { Interpreter } from './interpreter.ts';

/** Rows and cells of a table. `break` ends it after its cell, `continue` continues with the next. */
export function renderTablerow(node: Tablerow, state: RenderState, interpreter: Interpreter): void {
  const collection = evaluate(node.collection, state);
  if (collection === undefined || collection === null || collection === false) return;
  const { limit, cols, variable, body } = node;
  const offset = node.offset ? wholeOf(evaluate(node.offset, state)) : 0;
  const cells = cellsOf(state, collection, offset, limit && wholeOf(evaluate(limit, state)));
  const loop = new TablerowloopDrop(cells.length, cols ? wholeOf(evaluate(cols, state)) : cells.length);
  state.out += '<tr class="row1">\n';
  state.deepen();
  const scope = new Scope();
  scope.tablerowloop = loop;
  state.scopes.push(scope);
  const weight = weightOf(body);
  for (const cell of cells) {
    scope[variable] = cell ?? null;
    state.context.budget.spend(weight, state.out.length);
    state.out += `<td class="col${loop.column}">`;
    interpreter.body(body, state);
    state.out += '</td>';
    const left = state.interrupt;
    state.interrupt = NO_INTERRUPT;
    if (left === BREAK) break;
    if (loop.endsRow && !loop.isLast) state.out += `</tr>\n<tr class="row${loop.row + 1}">`;
    loop.advance();
  }
  state.scopes.pop();
  state.nesting--;
  state.out += '</tr>\n';
}
