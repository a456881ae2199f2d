import type { EngineOptions } from '../runtime/options.ts';
import type { Run } from '../runtime/state.ts';
import type { Body, CustomTag } from '../syntax/tree.ts';
import { weightOf } from '../syntax/weight.ts';
import { renderBody } from './body.ts';
import { evaluate } from './expression.ts';
import type { Interpreter } from './interpreter.ts';

/** What renders a syntax tree by walking it. */
export function interpret(body: Body, options: EngineOptions): Run {
  const interpreter: Interpreter = {
    options,
    body: (inner, state) => renderBody(inner, state, interpreter),
  };
  return (state, out) => {
    state.context.budget.spend(weightOf(body), out.length);
    state.out = out;
    renderBody(body, state, interpreter);
    return state.out;
  };
}

/** Lets the bodies and values that a tag of the host has read be walked. */
export function linkTag({ blocks, values }: CustomTag, options: EngineOptions): void {
  for (const block of blocks) block.link(interpret(block.tree, options));
  for (const value of values) value.link((state) => evaluate(value.tree, state));
}
