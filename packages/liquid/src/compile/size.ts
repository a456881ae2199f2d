import type { Body, Condition, Expression, Filtered, Node } from '../syntax/tree.ts';

const sizes = new WeakMap<Node, number>();

/** About how much code a node becomes, in names, filters and tags. */
export function sizeOf(node: Node): number {
  let size = sizes.get(node);
  if (size === undefined) {
    size = 1 + contentSize(node);
    sizes.set(node, size);
  }
  return size;
}

function contentSize(node: Node): number {
  switch (node.type) {
    case 'output':
    case 'assign':
      return filteredSize(node.filtered);
    case 'capture':
    case 'ifchanged':
      return bodySize(node.body);
    case 'if':
      return sum(node.branches, ({ condition, body }) => conditionSize(condition) + bodySize(body));
    case 'case':
      return sum(node.branches, ({ values, body }) => (values?.length ?? 0) + bodySize(body));
    case 'for':
      return 8 + bodySize(node.body) + (node.otherwise ? bodySize(node.otherwise) : 0);
    case 'tablerow':
      return 8 + bodySize(node.body);
    case 'include':
    case 'render':
      return 4 + node.attributes.length;
    case 'cycle':
      return node.values.length;
    default:
      return 0;
  }
}

/** About how much code a body becomes. */
export function bodySize({ nodes }: Body): number {
  return sum(nodes, sizeOf);
}

function filteredSize({ value, filters }: Filtered): number {
  return expressionSize(value) + sum(filters, ({ args, named }) => 1 + args.length + named.length);
}

function conditionSize(first: Condition | undefined): number {
  let size = 0;
  for (let link = first; link; link = link.next) size += 1 + expressionSize(link.left);
  return size;
}

function expressionSize(expression: Expression): number {
  return expression.type === 'path' ? 1 + expression.steps.length : 0;
}

function sum<Item>(items: readonly Item[], size: (item: Item) => number): number {
  return items.reduce((total, item) => total + size(item), 0);
}
