import { cycleKey, ownCycleKey } from '../runtime/cycle-key.ts';
import type { RenderState } from '../runtime/state.ts';
import type { Cycle } from '../syntax/tree.ts';
import { print } from '../values/print.ts';
import { evaluate } from './expression.ts';

export function renderCycle(node: Cycle, state: RenderState): void {
  const key = node.name ? cycleKey(evaluate(node.name, state)) : ownCycleKey(node);
  const index = state.cycle(key);
  const value = node.values[index];
  const text = print(value && evaluate(value, state));
  state.out += text;
  state.setCycle(key, index + 1 >= node.values.length ? 0 : index + 1);
}
