/** The Liquid that prints a value as JSON: the payload. */

import { branch } from '../expression/choose.ts';
import { compare } from '../expression/condition.ts';
import { Entry, entryOf, isRegular } from '../expression/entries.ts';
import { BLANK, nodeOf, type Path } from '../expression/node.ts';
import { isOptional } from '../expression/payload-order.ts';
import { refuseUnits } from '../expression/print.ts';
import { variable } from '../expression/recording.ts';
import { RefusedError } from '../expression/refuse.ts';
import { truthy } from '../expression/truth.ts';
import { path } from '../expression/value.ts';
import { BOOLEAN_MEMBERS } from '../platform/booleans.ts';
import { choose } from './choose.ts';
import { loop, separated } from './loop.ts';
import { operand, output } from './operand.ts';
import type { Scope } from './scope.ts';
import { literalText } from './text.ts';

export function json(scope: Scope, value: unknown): string {
  const node = nodeOf(value);
  if (node === undefined) return plainJson(scope, value);
  switch (node.kind) {
    case 'path':
      return pathJson(scope, value, node);
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
    case 'unrendered':
      return node.refuse();
    default: {
      const { before, code } = operand(scope, value);
      return `${before}{{ ${code} | json }}`;
    }
  }
}

/** A key of an object, always as a string. */
const textual = (key: unknown): unknown => {
  const node = nodeOf(key);
  return node?.kind === 'path' ? path(node.base, { type: 'string', filters: node.filters }) : key;
};

function pathJson(scope: Scope, value: unknown, node: Path): string {
  if (node.type === 'boolean') {
    // A member or setting that is known to be a boolean needs no condition.
    const whole = typeof node.base === 'string' ? node.base : node.base.path;
    const last = /[\w?]+$/.exec(whole)?.[0] ?? '';
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
  if (node.type === 'units') return refuseUnits();
  if (node.type === 'size' && node.filters.length === 0) {
    const { before, code } = operand(scope, value);
    return `${before}{{ ${code} | default: 0 }}`;
  }
  if (node.type !== 'string') {
    const { before, code } = output(scope, value, node);
    return `${before}{{ ${code} | json }}`;
  }
  const print = (s: Scope) => {
    const { before, code } = output(s, value, node);
    // `append` converts any value to a string: an id, a color, an empty setting.
    return `${before}{{ ${code}${makesText(node) ? '' : " | append: ''"} | json }}`;
  };
  return node.nullable ? choose(scope, compare(value, '==', BLANK), () => 'null', print) : print(scope);
}

/** Filters that return nil for nil, or their input. */
const MAY_GIVE_NIL: ReadonlySet<string> = new Set([
  'date',
  'default',
  'escape',
  'truncate',
  'truncatewords',
  'url_encode',
]);

/** Whether the filters convert any value to a text. */
function makesText({ filters }: Path): boolean {
  const last = filters.at(-1);
  return last !== undefined && !MAY_GIVE_NIL.has(last.name);
}

function plainJson(scope: Scope, value: unknown): string {
  if (Array.isArray(value)) return `[${arrayJson(scope, value)}]`;
  if (value !== null && typeof value === 'object') return objectJson(scope, value as Record<string, unknown>);
  if (typeof value === 'function') throw new RefusedError('`data` returns a function. Payloads are data only');
  return literalText(JSON.stringify(value ?? null));
}

/** Items that may be missing print their own comma. */
function arrayJson(scope: Scope, array: readonly unknown[]): string {
  if (isRegular(array)) return array.map((v) => json(scope, v)).join(',');
  const name = variable('comma');
  const comma = `{{ ${name} }}{% assign ${name} = ',' %}`;
  const items = array.map(entryOf).map(({ cond, value, isList }) =>
    choose(
      scope,
      cond,
      (s) => {
        const node = nodeOf(value);
        if (!isList) return `${comma}${json(s, value)}`;
        if (node?.kind === 'list') return loop(s, node, (inside, item) => `${comma}${json(inside, item)}`);
        throw new RefusedError('A list is spread whose kind is known only on the page. Spread a list of the schema');
      },
      () => '',
    ),
  );
  return `{% assign ${name} = '' %}${items.join('')}`;
}

/** Members that may be absent come last, each with its comma. */
function objectJson(scope: Scope, object: Record<string, unknown>): string {
  const members = Object.entries(object)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => [k, v instanceof Entry ? branch(v.cond, v.value, undefined) : v] as const);
  const name = (key: string) => literalText(JSON.stringify(key));
  const fixed = members.filter(([, v]) => !isOptional(v)).map(([k, v]) => `${name(k)}:${json(scope, v)}`);
  const loose = members.filter(([, v]) => isOptional(v));
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
