import { raiseInternal } from '../runtime/failure.ts';
import { find } from '../runtime/find.ts';
import { ForloopDrop } from '../runtime/forloop.ts';
import { renderItems } from '../runtime/looping.ts';
import { include, includeName, lastPart, orNull, partialOf, render, renderAlone } from '../runtime/partial.ts';
import { Scope } from '../runtime/scope.ts';
import type { RenderState } from '../runtime/state.ts';
import type { Include, Render } from '../syntax/tree.ts';
import { evaluate } from './expression.ts';

/** The snippet sees all variables; its arguments see those before them. */
export function renderInclude(node: Include, state: RenderState): void {
  const name = includeName(state, evaluate(node.name, state));
  const snippet = partialOf(state, name);
  const subject = node.subject ? evaluate(node.subject, state) : find(state, name);
  const scope = new Scope();
  state.scopes.push(scope);
  try {
    for (const [key, value] of node.attributes) scope[key] = orNull(evaluate(value, state));
  } finally {
    state.scopes.pop();
  }
  state.out = include(state, snippet, scope, node.alias ?? lastPart(name), subject, state.out);
}

/** The snippet sees its arguments and the page's globals alone. */
export function renderSnippet({ name: written, subject, each, alias, attributes }: Render, state: RenderState): void {
  const name = written.type === 'literal' && typeof written.value === 'string' ? written.value : raiseInternal();
  if (!subject && attributes.length === 0) {
    state.out = renderAlone(state, name, state.out);
    return;
  }
  const snippet = partialOf(state, name);
  const value = subject && evaluate(subject, state);
  const items = each ? renderItems(state, value) : undefined;
  const loop = items && new ForloopDrop(name, items.length, undefined);
  for (const [index, item] of (items ?? [value]).entries()) {
    const scope = new Scope();
    if (loop) {
      loop.index = index;
      scope.forloop = loop;
    }
    for (const [key, expression] of attributes) scope[key] = orNull(evaluate(expression, state));
    if (item !== undefined && item !== null) scope[alias ?? lastPart(name)] = item;
    state.out = render(state, snippet, scope, state.out);
  }
}
