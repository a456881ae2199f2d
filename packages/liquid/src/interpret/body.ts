import { NO_INTERRUPT } from '../runtime/interrupt.ts';
import type { RenderState } from '../runtime/state.ts';
import type { Body } from '../syntax/tree.ts';
import type { Interpreter } from './interpreter.ts';
import { renderNode } from './node.ts';

/** Renders a body's nodes one after the other, up to an interrupt. A node's error is printed in place, and the next node is rendered. */
export function renderBody({ nodes }: Body, state: RenderState, interpreter: Interpreter): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      state.out += node.text;
      continue;
    }
    try {
      renderNode(node, state, interpreter);
    } catch (error) {
      const sentence = state.report(error, node.line);
      if (!node.blank) state.out += sentence;
    }
    if (state.interrupt !== NO_INTERRUPT) return;
  }
}
