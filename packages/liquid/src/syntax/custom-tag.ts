import type { RenderState, Run } from '../runtime/state.ts';
import type { Body, Expression, Linked } from './tree.ts';

/** A tag's source in the template. */
export interface Markup {
  name: string;
  /** What follows the name. */
  markup: string;
  /** From 1. */
  line: number;
}

/** A parsed tag of the host. */
export interface RenderNode<Host = unknown> {
  /** Appends the tag's output to `state.out`. A LiquidError is printed in place. */
  render(state: RenderState<Host>): void;
  /** True for a tag without output, even of errors: a block of only such tags prints nothing, not even its white space. */
  blank?: boolean;
}

/** The parser for tags of the host. */
export interface TagParser {
  /** The body of the tag, up to its end tag. Throws LiquidError. */
  body(tag: Markup): Block;
  /** The text of a tag whose body is not Liquid and that takes no arguments. Throws LiquidSyntaxError. */
  text(tag: Markup): string;
  /** A value in the tag's markup. */
  value(markup: string): Value;
  /** Named arguments: `limit: 3, data-type: 'x', closest.product: p`, with or without commas. */
  attributes(markup: string): ReadonlyMap<string, Value>;
  /** Arguments by position, then by name: `'product', product, data-type: 'x'`. */
  arguments(markup: string): { positional: Value[]; named: ReadonlyMap<string, Value> };
}

/** A tag that is registered from outside. */
export interface TagDefinition<Host = unknown> {
  /** Of a tag that the language has too: whether this markup is meant for the host. All of it when absent. */
  accepts?: (markup: string) => boolean;
  /** Reads one tag; block tags read their body from the parser. Throws LiquidSyntaxError. */
  parse(tag: Markup, parser: TagParser): RenderNode<Host>;
}

export type TagTable<Host = unknown> = Readonly<Record<string, TagDefinition<Host>>>;

/** The body of a tag of the host. It renders once its template is parsed. */
export class Block implements Linked<Body, Run> {
  readonly tree: Body;
  #run: Run | undefined;

  constructor(tree: Body) {
    this.tree = tree;
  }

  link(run: Run): void {
    this.#run = run;
  }

  /** Appends to `state.out`. */
  render(state: RenderState): void {
    if (this.#run) state.out = this.#run(state, state.out);
  }
}

/** A value in the markup of a tag of the host. It has a value once its template is parsed. */
export class Value implements Linked<Expression, (state: RenderState) => unknown> {
  readonly tree: Expression;
  #read: ((state: RenderState) => unknown) | undefined;

  constructor(tree: Expression) {
    this.tree = tree;
  }

  link(read: (state: RenderState) => unknown): void {
    this.#read = read;
  }

  /** The value now. */
  read(state: RenderState): unknown {
    return this.#read?.(state);
  }
}

/** The values of named arguments now. */
export function readArguments(named: ReadonlyMap<string, Value>, state: RenderState): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of named) values[name] = value.read(state);
  return values;
}
