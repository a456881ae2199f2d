/** Values of the compiler as the README shows them: what says nothing there is left out. */
import { inspect } from 'node:util';
import { BLANK, type Node, nodeOf } from '../../src/expression/node.ts';
import { describe } from '../../src/expression/value.ts';
import { ReactElement } from '../../src/react/element.ts';
import type { Markup } from '../../src/server-markup/markup.ts';

/** Members that the README leaves out, whatever they hold. */
const LEFT_OUT = new Set(['key', 'site', 'origin', 'counter', 'counterUse', 'loop']);

/** A path that was shown before: `‹collection.title›`. */
class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  [inspect.custom](): string {
    return `‹${this.text}›`;
  }
}

interface Options {
  /** Paths by their names, instead of their nodes. */
  named: boolean;
}

function members(object: object, options: Options): object {
  return Object.fromEntries(
    Object.entries(object)
      .filter(
        ([name, value]) => !LEFT_OUT.has(name) && value !== undefined && !(name === 'nullable' && value === false),
      )
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => [name, plain(value, options)]),
  );
}

function plain(value: unknown, options: Options): unknown {
  const node = nodeOf(value);
  if (node) return plainNode(value, node, options);
  if (value === BLANK) return new Name('blank');
  if (value instanceof ReactElement) return { type: plain(value.type, options), props: plain(value.props, options) };
  if (Array.isArray(value)) return value.map((one) => plain(one, options));
  if (value === null || typeof value !== 'object') return value;
  return members(value, options);
}

const plainNode = (value: unknown, node: Node, options: Options): unknown =>
  options.named && node.kind === 'path' ? new Name(describe(value)) : members(node, options);

/** JavaScript's own notation, at most 116 columns wide. */
export const show = (value: unknown, options: Options): string =>
  inspect(plain(value, options), { depth: null, breakLength: 116, compact: 4 });

const short = (value: unknown): string =>
  inspect(plain(value, { named: true }), { depth: null, breakLength: Number.POSITIVE_INFINITY });

/** Server markup, each node on a line, under the one it stands in. */
export function showMarkup(markup: readonly Markup[], indent = ''): string {
  const within = (children: readonly Markup[]): string[] =>
    children.length > 0 ? [showMarkup(children, `${indent}  `)] : [];
  const lines = (one: Markup): string[] => {
    switch (one.kind) {
      case 'text':
        return [`${indent}text ${short(one.value)}`];
      case 'literal':
        return [`${indent}literal ${one.code}`];
      case 'host': {
        const { tag, attributes, inner } = one.host;
        const start = [`host ${tag}`, ...attributes.map(([name, value]) => `${name}: ${short(value)}`)].join(' ');
        return [indent + start, ...(inner.kind === 'markup' ? within(inner.children) : [])];
      }
      case 'if':
        return [
          `${indent}if ${short(one.cond)}`,
          ...within(one.yes),
          ...(one.no.length > 0 ? [`${indent}else`, ...within(one.no)] : []),
        ];
      case 'for':
        return [`${indent}for ${one.list.name} of ${short(one.list.source)}`, ...within(one.body)];
    }
  };
  return markup.flatMap(lines).join('\n');
}

/** A syntax tree on one line: types of nodes, with the operators, names and texts that tell them apart. */
export function showTree(tree: unknown): string {
  const { type, ...rest } = tree as { type: string } & Record<string, unknown>;
  const distinct = [rest.operator, rest.name, rest.value].find((one) => typeof one === 'string');
  const inner = Object.values(rest)
    .flat()
    .filter((one) => typeof one === 'object' && one !== null && 'type' in one)
    .map(showTree);
  return [type, distinct === undefined ? '' : ` ${distinct}`, inner.length > 0 ? `(${inner.join(', ')})` : ''].join('');
}
