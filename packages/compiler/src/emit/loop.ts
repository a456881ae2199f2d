/** Loops as tags. */
import { type List, nodeOf } from '../symbol/node.ts';
import { variable } from '../symbol/recording.ts';
import { leaf } from '../symbol/value.ts';
import { operand } from './operand.ts';
import { inLoop, type Loop, type Scope } from './scope.ts';

/** The loop variable and counter of one run over a list, and the item built from them. */
export interface Round {
  name: string;
  counter: string;
  use: { used: boolean };
  item: unknown;
}

/** A round over `list`, with variables of its own. */
export function round(list: List): Round {
  const source = nodeOf(list.source);
  const path = source?.kind === 'leaf' ? (typeof source.base === 'string' ? source.base : source.base.path) : '';
  const last = /([a-z_]+)\W*$/.exec(path)?.[1] ?? 'item';
  const hint = last === 'values' || last === 'items' ? 'item' : last.replace(/ies$/, 'y').replace(/s$/, '') || 'item';
  const name = variable(hint);
  const counter = `${name}_index`;
  const use = { used: false };
  return { name, counter, use, item: list.make(leaf(name), leaf(counter, { type: 'integer', loop: use })) };
}

/** The tags of a round around its body. */
export function around(
  scope: Scope,
  list: List,
  { name, counter, use }: Round,
  body: (scope: Scope) => string,
): string {
  const source = operand(scope, list.source);
  const limit = list.limit === undefined ? undefined : operand(scope, list.limit);
  const offset = list.offset === undefined ? undefined : operand(scope, list.offset);
  const made: Loop = { variables: [name, counter], before: '' };
  const inside = body(inLoop(scope, made));
  const count = use.used ? `{% assign ${counter} = forloop.index0 %}` : '';
  return `${source.before}${limit?.before ?? ''}${offset?.before ?? ''}${made.before}{% for ${name} in ${source.code}${limit ? ` limit: ${limit.code}` : ''}${
    offset ? ` offset: ${offset.code}` : ''
  } %}${count}${inside}{% endfor %}`;
}

export function loop(scope: Scope, list: List, body: (scope: Scope, item: unknown) => string): string {
  const made = round(list);
  return around(scope, list, made, (s) => body(s, made.item));
}

/** A loop with text between its rounds. */
export function separated(
  scope: Scope,
  list: List,
  separator: string,
  body: (scope: Scope, item: unknown) => string,
): string {
  if (separator === '') return loop(scope, list, body);
  const { before, code } = operand(scope, separator);
  const between = `{% unless forloop.first %}{{ ${code} }}{% endunless %}`;
  return before + loop(scope, list, (s, item) => between + body(s, item));
}
