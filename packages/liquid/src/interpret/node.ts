import { count } from '../runtime/count.ts';
import { BREAK, CONTINUE } from '../runtime/interrupt.ts';
import type { RenderState } from '../runtime/state.ts';
import type { Assign, Capture, Counter, Ifchanged, Node, Output, Text } from '../syntax/tree.ts';
import { print } from '../values/print.ts';
import { renderCase } from './case.ts';
import { renderCycle } from './cycle.ts';
import { filteredValue } from './filtered.ts';
import { renderFor } from './for.ts';
import { renderIf } from './if.ts';
import type { Interpreter } from './interpreter.ts';
import { renderInclude, renderSnippet } from './partial.ts';
import { renderTablerow } from './tablerow.ts';

/** Renders one node, appending to `state.out`. @throws LiquidError */
export function renderNode(node: Exclude<Node, Text>, state: RenderState, interpreter: Interpreter): void {
  switch (node.type) {
    case 'output':
      renderOutput(node, state, interpreter);
      return;
    case 'if':
      renderIf(node, state, interpreter);
      return;
    case 'assign':
      renderAssign(node, state, interpreter);
      return;
    case 'for':
      renderFor(node, state, interpreter);
      return;
    case 'render':
      renderSnippet(node, state);
      return;
    case 'case':
      renderCase(node, state, interpreter);
      return;
    case 'capture':
      renderCapture(node, state, interpreter);
      return;
    case 'custom':
      node.tag.node.render(state);
      return;
    case 'verbatim':
      if (node.tag === 'raw') state.out += node.text;
      return;
    case 'interrupt':
      state.interrupt = node.kind === 'break' ? BREAK : CONTINUE;
      return;
    case 'include':
      renderInclude(node, state);
      return;
    case 'cycle':
      renderCycle(node, state);
      return;
    case 'counter':
      renderCounter(node, state);
      return;
    case 'ifchanged':
      renderIfchanged(node, state, interpreter);
      return;
    case 'tablerow':
      renderTablerow(node, state, interpreter);
      return;
  }
}

function renderOutput({ filtered }: Output, state: RenderState, { options }: Interpreter): void {
  const text = print(filteredValue(filtered, state, options));
  state.out += text;
}

function renderAssign({ name, filtered }: Assign, state: RenderState, { options }: Interpreter): void {
  state.assign(name, filteredValue(filtered, state, options));
}

function renderCapture({ name, body }: Capture, state: RenderState, interpreter: Interpreter): void {
  const { out } = state;
  state.out = '';
  interpreter.body(body, state);
  const captured = state.context.budget.checked(state.out);
  state.out = out;
  state.assign(name, captured);
}

function renderCounter({ name, step }: Counter, state: RenderState): void {
  const text = print(count(state, name, step));
  state.out += text;
}

/** Prints its body if it differs from the last output of an `ifchanged`. */
function renderIfchanged({ body }: Ifchanged, state: RenderState, interpreter: Interpreter): void {
  const { out } = state;
  state.out = '';
  interpreter.body(body, state);
  const printed = state.out;
  state.out = printed === state.changed ? out : out + printed;
  state.changed = printed;
}
