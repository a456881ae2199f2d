/** Reading members: `a.b`, `a[b]`, `super.b`. */

import type { MemberExpression } from '@oxc-project/types';
import { nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { describe } from '../expression/value.ts';
import type { Evaluator } from './context.ts';
import { keyOf } from './patterns.ts';
import { read } from './read.ts';
import type { Scope } from './scope.ts';

export function member(node: MemberExpression, scope: Scope, evaluator: Evaluator): unknown {
  if (node.object.type === 'Super') return superMember(node, scope, evaluator);
  const object = evaluator.evaluate(node.object, scope);
  return readOf(object, keyOf(node.property, node.computed, scope, evaluator));
}

/** Reads a member. Refuses inherited names, such as `constructor`, of JSON of the page. */
export function readOf(object: unknown, key: unknown): unknown {
  if (typeof key === 'string' && key in Object.prototype && isJson(object))
    return refuse(`\`${key}\` is read of \`${describe(object)}\``, 'Every object has it: use another name');
  return read(object, key);
}

function isJson(value: unknown): boolean {
  const node = nodeOf(value);
  if (node?.kind === 'branch') return isJson(node.yes) || isJson(node.no);
  return node?.kind === 'entries' || (node?.kind === 'path' && node.type === 'json');
}

export function superMember(node: MemberExpression, scope: Scope, evaluator: Evaluator): unknown {
  const { home, self } = scope.frame;
  const parent: unknown = home && Reflect.getPrototypeOf(home);
  const key = keyOf(node.property, node.computed, scope, evaluator) as PropertyKey;
  return parent
    ? Reflect.get(parent as object, key, self)
    : refuse('`super` is read outside of a class', 'Call the function itself');
}
