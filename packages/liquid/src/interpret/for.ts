import { ForloopDrop } from '../runtime/forloop.ts';
import { BREAK, NO_INTERRUPT } from '../runtime/interrupt.ts';
import { loopOver, positionOf } from '../runtime/looping.ts';
import { Scope } from '../runtime/scope.ts';
import type { RenderState } from '../runtime/state.ts';
import type { For } from '../syntax/tree.ts';
import { weightOf } from '../syntax/weight.ts';
import { evaluate } from './expression.ts';
import type { Interpreter } from './interpreter.ts';

export function renderFor(node: For, state: RenderState, interpreter: Interpreter): void {
  const items = itemsOf(node, state);
  if (items.length > 0) renderItems(node, items, state, interpreter);
  else if (node.otherwise) interpreter.body(node.otherwise, state);
}

function renderItems(
  { name, variable, body }: For,
  items: readonly unknown[],
  state: RenderState,
  interpreter: Interpreter,
): void {
  state.deepen();
  const outer = state.loop;
  const loop = new ForloopDrop(name, items.length, outer);
  const scope = new Scope();
  scope.forloop = loop;
  state.loop = loop;
  state.scopes.push(scope);
  const weight = weightOf(body);
  for (let index = 0; index < items.length; index++) {
    loop.index = index;
    scope[variable] = items[index] ?? null;
    state.context.budget.spend(weight, state.out.length);
    interpreter.body(body, state);
    if (state.interrupt === NO_INTERRUPT) continue;
    const left = state.interrupt;
    state.interrupt = NO_INTERRUPT;
    if (left === BREAK) break;
  }
  loop.index = Math.min(loop.index + 1, items.length);
  state.loop = outer;
  state.scopes.pop();
  state.nesting--;
}

function itemsOf({ name, collection, offset, limit, reversed }: For, state: RenderState): readonly unknown[] {
  const start =
    offset === undefined ? 0 : offset === 'continue' ? state.loopEnd(name) : positionOf(evaluate(offset, state), 0);
  const list = evaluate(collection, state);
  return loopOver(state, name, start, list, limit && evaluate(limit, state), reversed);
}
