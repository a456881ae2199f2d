/** The Liquid that prints a value as JSON: the payload. */
import { BOOLEAN_MEMBERS } from '../platform/booleans.ts';
import { compare } from '../symbol/condition.ts';
import { truthy } from '../symbol/js-conditions.ts';
import { BLANK, type Leaf, nodeOf } from '../symbol/node.ts';
import { RefusedError } from '../symbol/refuse.ts';
import { leaf } from '../symbol/value.ts';
import { choose } from './choose.ts';
import { separated } from './loop.ts';
import { expression, operand } from './operand.ts';
import type { Scope } from './scope.ts';
import { literalText } from './text.ts';

export function json(scope: Scope, value: unknown): string {
  const node = nodeOf(value);
  if (node === undefined) return plainJson(scope, value);
  switch (node.kind) {
    case 'leaf':
      return leafJson(scope, value, node);
    case 'test':
      return choose(
        scope,
        node.cond,
        () => 'true',
        () => 'false',
      );
    case 'branch':
      return choose(
        scope,
        node.cond,
        (s) => json(s, node.yes),
        (s) => json(s, node.no),
      );
    case 'list':
      return `[${separated(scope, node, ',', json)}]`;
    case 'entries':
      return `{ ${separated(scope, node.list, ',', (s, item) => {
        const { key, value: of } = item as { key: unknown; value: unknown };
        return `${json(s, textual(key))}:${json(s, of)}`;
      })} }`;
    default: {
      const { before, code } = operand(scope, value);
      return `${before}{{ ${code} | json }}`;
    }
  }
}

/** A key of an object is a string, whatever the platform has. */
const textual = (key: unknown): unknown => {
  const node = nodeOf(key);
  return node?.kind === 'leaf' ? leaf(node.base, { type: 'string', filters: node.filters }) : key;
};

function leafJson(scope: Scope, value: unknown, node: Leaf): string {
  if (node.type === 'boolean') {
    // Of a member or setting known to be true or false no condition is needed.
    const path = typeof node.base === 'string' ? node.base : node.base.path;
    const last = /[\w?]+$/.exec(path)?.[0] ?? '';
    if (!node.nullable && node.filters.length === 0 && (BOOLEAN_MEMBERS.has(last) || node.sure)) {
      const { before, code } = operand(scope, value);
      return `${before}{{ ${code} | default: false | json }}`;
    }
    const told = (s: Scope) =>
      choose(
        s,
        truthy(value),
        () => 'true',
        () => 'false',
      );
    return node.nullable ? choose(scope, compare(value, '==', null), () => 'null', told) : told(scope);
  }
  if (node.type === 'size' && node.filters.length === 0) {
    const { before, code } = operand(scope, value);
    return `${before}{{ ${code} | default: 0 }}`;
  }
  if (node.type !== 'string') {
    const { before, code } = expression(scope, node);
    return `${before}{{ ${code} | json }}`;
  }
  const print = (s: Scope) => {
    const { before, code } = expression(s, node);
    // `append` makes a string of whatever the platform has there: an id, a color, a setting left empty.
    return `${before}{{ ${code}${node.filters.length > 0 ? '' : " | append: ''"} | json }}`;
  };
  return node.nullable ? choose(scope, compare(value, '==', BLANK), () => 'null', print) : print(scope);
}

function plainJson(scope: Scope, value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((v) => json(scope, v)).join(',')}]`;
  if (value !== null && typeof value === 'object') return objectJson(scope, value as Record<string, unknown>);
  if (typeof value === 'function') throw new RefusedError('`data` returns a function. Payloads are data only');
  return literalText(JSON.stringify(value ?? null));
}

/** Members that may be absent come last, each with its comma. */
function objectJson(scope: Scope, object: Record<string, unknown>): string {
  const members = Object.entries(object).filter(([, v]) => v !== undefined);
  const optional = (v: unknown): boolean => {
    const node = nodeOf(v);
    return (
      node?.kind === 'branch' &&
      (node.yes === undefined || node.no === undefined || optional(node.yes) || optional(node.no))
    );
  };
  const name = (key: string) => literalText(JSON.stringify(key));
  const fixed = members.filter(([, v]) => !optional(v)).map(([k, v]) => `${name(k)}:${json(scope, v)}`);
  const loose = members.filter(([, v]) => optional(v));
  if (loose.length > 0 && fixed.length === 0) fixed.push('"":0');
  const tail = loose.map(([k, v]) => {
    const side = (s: Scope, x: unknown): string => {
      const node = nodeOf(x);
      if (x === undefined) return '';
      return node?.kind === 'branch'
        ? choose(
            s,
            node.cond,
            (a) => side(a, node.yes),
            (a) => side(a, node.no),
          )
        : `,${name(k)}:${json(s, x)}`;
    };
    return side(scope, v);
  });
  return `{${fixed.join(',')}${tail.join('')}}`;
}
