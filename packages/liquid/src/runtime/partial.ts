import { loopItems } from '../values/items.ts';
import { ListDrop } from '../values/list-drop.ts';
import { LiquidError } from './error.ts';
import { NO_INTERRUPT } from './interrupt.ts';
import { Scope } from './scope.ts';
import type { RenderState, Runnable } from './state.ts';

export function orNull(value: unknown): unknown {
  return value === undefined ? null : value;
}

/** The last part of a snippet's name: the name of the variable for its subject. */
export function lastPart(name: string): string {
  return name.split('/').at(-1) || name;
}

/** @throws LiquidError if there is no such snippet, or it cannot be understood. */
export function partialOf(state: RenderState, name: string): Runnable {
  const snippet = state.context.snippet(name);
  if (!snippet) throw new LiquidError(state.context.missing(name));
  if (snippet.error) throw snippet.error;
  return snippet;
}

/** @throws LiquidError if the name is no text, or `include` stands in a rendered snippet. */
export function includeName(state: RenderState, name: unknown): string {
  if (state.isolated) throw new LiquidError('include usage is not allowed in this context');
  if (typeof name !== 'string') throw new LiquidError("Argument error in tag 'include' - Illegal template name");
  return name;
}

/** Runs an included snippet: once, or for each item of a list. */
export function include(
  state: RenderState,
  snippet: Runnable,
  scope: Scope,
  variable: string,
  subject: unknown,
  out: string,
): string {
  const isList = Array.isArray(subject) || subject instanceof ListDrop;
  const items = isList ? loopItems(state.visible(subject), 0, Number.POSITIVE_INFINITY) : [subject];
  const { file } = state;
  let written = out;
  state.enter(scope);
  state.file = snippet.path;
  try {
    for (const item of items) {
      scope[variable] = orNull(item);
      written = snippet.run(state, written);
      if (state.interrupt !== NO_INTERRUPT) break;
    }
  } finally {
    state.file = file;
    state.leave();
  }
  return written;
}

/**
 * Runs a snippet without variables of its own, or takes its output from the host. Not inside a tag that has variables, such as `paginate`:
 * the snippet may show a part of a list of the globals.
 */
export function renderAlone(state: RenderState, name: string, out: string): string {
  const isOutermost = !state.isolated && state.scopes.length === 1;
  const known = isOutermost ? state.context.rendered(name) : undefined;
  return known === undefined ? render(state, partialOf(state, name), new Scope(), out) : out + known;
}

/** Runs a snippet in a new scope. */
export function render(state: RenderState, snippet: Runnable, scope: Scope, out: string): string {
  return snippet.run(state.isolate(snippet.path, scope), out);
}
