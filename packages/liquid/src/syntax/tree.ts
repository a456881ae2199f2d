import type { RenderState, Run } from '../runtime/state.ts';
import type { LiquidFloat } from '../values/float.ts';
import type { LiquidRange } from '../values/range.ts';

/** A value written out in the template. */
export interface Literal {
  type: 'literal';
  value: string | number | bigint | boolean | undefined | LiquidFloat | LiquidRange;
}

/** `blank` and `empty` where they mean a question: in a condition. */
export interface Word {
  type: 'word';
  word: 'blank' | 'empty';
}

/** `(from..to)` with an end that is not a literal. */
export interface Range {
  type: 'range';
  from: Expression;
  to: Expression;
}

/** `name.member['key'][0]` */
export interface Path {
  type: 'path';
  /** A name, or what `[expression]` at the beginning names; undefined for markup that names nothing. */
  root: string | Expression | undefined;
  steps: readonly Step[];
}

/** `.name`, or `[key]`. Only by name are `size`, `first` and `last` commands. */
export type Step = { type: 'member'; name: string } | { type: 'key'; key: Expression };

export type Expression = Literal | Word | Range | Path;

/** `| name: argument, key: value` */
export interface FilterCall {
  name: string;
  /** Of the tag or output it is in, from 1. */
  line: number;
  args: readonly Expression[];
  named: readonly NamedArgument[];
}

export type NamedArgument = readonly [name: string, value: Expression];

/** A value and its filters: the content of `{{ }}`, `echo` and `assign`. */
export interface Filtered {
  value: Expression;
  filters: readonly FilterCall[];
}

/** `left operator right and next …`; without an operator the value itself is the condition. Read from the right. */
export interface Condition {
  left: Expression;
  /** `==`, `!=`, `<>`, `<`, `>`, `<=`, `>=`, `contains`; lax markup may hold others, which are errors of the render. */
  operator: string | undefined;
  right: Expression;
  relation: 'and' | 'or' | undefined;
  next: Condition | undefined;
}

interface NodeBase {
  /** From 1. */
  line: number;
  /** Prints nothing, and neither do its errors. */
  blank: boolean;
}

export interface Text {
  type: 'text';
  text: string;
}

/** `{{ value }}` and `{% echo value %}` */
export interface Output extends NodeBase {
  type: 'output';
  filtered: Filtered;
}

export interface Assign extends NodeBase {
  type: 'assign';
  name: string;
  filtered: Filtered;
}

export interface Capture extends NodeBase {
  type: 'capture';
  name: string;
  body: Body;
}

/** `if` and `unless`; `else` has no condition. */
export interface If extends NodeBase {
  type: 'if';
  /** The first condition must not hold. */
  negated: boolean;
  branches: readonly { condition: Condition | undefined; body: Body }[];
}

/** `else` has no values. Branches are tried in their order; each that matches is rendered, `else` if none before did. */
export interface Case extends NodeBase {
  type: 'case';
  subject: Expression;
  branches: readonly { values: readonly Expression[] | undefined; body: Body }[];
}

export interface For extends NodeBase {
  type: 'for';
  variable: string;
  /** `variable-collection`: what `forloop.name` is, and by which `offset: continue` finds its place. */
  name: string;
  collection: Expression;
  reversed: boolean;
  limit: Expression | undefined;
  offset: Expression | 'continue' | undefined;
  body: Body;
  otherwise: Body | undefined;
}

export interface Tablerow extends NodeBase {
  type: 'tablerow';
  variable: string;
  collection: Expression;
  cols: Expression | undefined;
  limit: Expression | undefined;
  offset: Expression | undefined;
  body: Body;
}

export interface Cycle extends NodeBase {
  type: 'cycle';
  /** What cycles of one name share; a cycle without a name has the text of its values, or none if they vary. */
  name: Expression | undefined;
  values: readonly Expression[];
}

export interface Counter extends NodeBase {
  type: 'counter';
  name: string;
  step: 1 | -1;
}

/** What `include` and `render` have in common. */
export interface PartialCall extends NodeBase {
  name: Expression;
  /** The object of `with` or `for`. */
  subject: Expression | undefined;
  /** `for`: once for each item. */
  each: boolean;
  /** Name the subject gets; the snippet's own if left out. */
  alias: string | undefined;
  attributes: readonly NamedArgument[];
}

export interface Include extends PartialCall {
  type: 'include';
}

export interface Render extends PartialCall {
  type: 'render';
}

/** `break` and `continue` */
export interface Interrupt extends NodeBase {
  type: 'interrupt';
  kind: 'break' | 'continue';
}

export interface Ifchanged extends NodeBase {
  type: 'ifchanged';
  body: Body;
}

/** `comment`, `doc`, `raw` and `#`: text that is not Liquid. */
export interface Verbatim extends NodeBase {
  type: 'verbatim';
  tag: 'comment' | 'doc' | 'raw' | '#';
  text: string;
}

/** A part of the tree that a tag of the host has read: `link` gets what renders or evaluates it, and once more when the template is compiled. */
export interface Linked<Tree, Made> {
  readonly tree: Tree;
  link(made: Made): void;
}

/** A tag of the host, with what it read of the template. */
export interface CustomTag {
  name: string;
  /** What follows the name. */
  markup: string;
  /** What the tag parsed to: a `RenderNode`. */
  node: { render(state: RenderState): void };
  blocks: readonly Linked<Body, Run>[];
  values: readonly Linked<Expression, (state: RenderState) => unknown>[];
}

/** A tag of the host. */
export interface Custom extends NodeBase {
  type: 'custom';
  tag: CustomTag;
}

export type Node =
  | Text
  | Output
  | Assign
  | Capture
  | If
  | Case
  | For
  | Tablerow
  | Cycle
  | Counter
  | Include
  | Render
  | Interrupt
  | Ifchanged
  | Verbatim
  | Custom;

/** The content between two tags, or the whole template. */
export interface Body {
  nodes: Node[];
  /** Nothing in it prints: white space and nodes that are blank. */
  blank: boolean;
}
