import { type Attributes, parseAttributes } from '../language/attributes.ts';
import { LiquidError, LiquidSyntaxError } from '../language/error.ts';
import { type Expression, parseExpression, quotedText } from '../language/expression.ts';
import { FRAGMENT } from '../language/fragment.ts';
import { DEEPEST_NESTING, type RenderState } from '../language/state.ts';

const SYNTAX = new RegExp(`^\\s*(${FRAGMENT})(?:\\s+(with|for)\\s+(${FRAGMENT}))?(?:\\s+as\\s+([\\w-]+))?([^]*)$`);

/** What `render` and `include` have in common: which snippet, with what. */
export interface SnippetCall {
  name: Expression;
  /** Snippet name when it is written as a literal. */
  literal: string | undefined;
  /** The object of `with` or `for`. */
  subject: Expression | undefined;
  /** `for`: once for each item. */
  each: boolean;
  /** Name the subject gets; the snippet's own if left out. */
  alias: string | undefined;
  attributes: Attributes;
}

export function parseSnippetCall(tag: string, markup: string): SnippetCall {
  const match = SYNTAX.exec(markup);
  if (!match) {
    throw new LiquidSyntaxError(
      `Error in tag '${tag}' - Valid syntax: ${tag} '[template]' (with|for) [object|collection]`,
    );
  }
  const [, name = '', preposition, subject, alias, rest = ''] = match;
  return {
    name: parseExpression(name),
    literal: quotedText(name.trim()),
    subject: subject === undefined ? undefined : parseExpression(subject),
    each: preposition === 'for',
    alias,
    attributes: parseAttributes(rest),
  };
}

/** The last part of a snippet's name: the variable its subject goes by. */
export function variableName(snippet: string): string {
  return snippet.split('/').at(-1) ?? snippet;
}

/** @throws LiquidError if there is no such snippet, or snippets are nested too deeply. */
export function findSnippet(name: string, depth: number, state: RenderState) {
  if (depth > DEEPEST_NESTING) throw new LiquidError('Nesting too deep');
  const snippet = state.environment.snippet(name);
  if (!snippet) throw new LiquidError(`Could not find asset snippets/${name}.liquid`);
  return snippet;
}
