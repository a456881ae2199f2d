/** Values as text: escaped in markup, plain inside captures. */

import { type Joined, nodeOf, type Path } from '../expression/node.ts';
import { refuseUnits } from '../expression/print.ts';
import { isNull } from '../expression/truth.ts';
import { path } from '../expression/value.ts';
import { choose } from './choose.ts';
import { separated } from './loop.ts';
import { operand, output } from './operand.ts';
import { MARK } from './react.ts';
import type { Scope } from './scope.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
/** As React escapes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** Text that Liquid must not read as tags, neither by itself nor, if it ends in a brace, together with a following tag. */
export const literalText = (text: string): string => text.replace(OPENS_TAG, "{{ '{' }}");
const OPENS_TAG = new RegExp(`\\{(?=[{%${MARK}]|$)`, 'g');

export const escapedText = (scope: Scope, value: unknown): string => print(scope, value, true);
export const plainText = (scope: Scope, value: unknown): string => print(scope, value, false);

function print(scope: Scope, value: unknown, escaped: boolean): string {
  const node = nodeOf(value);
  if (node === undefined) {
    if (value === null || value === undefined || typeof value === 'boolean') return '';
    return literalText(escaped ? escapeHtml(String(value)) : String(value));
  }
  switch (node.kind) {
    case 'path':
      // In the payload a nullable text of spaces only is null.
      return node.nullable && node.type === 'string'
        ? choose(
            scope,
            isNull(value),
            () => '',
            (s) => printPath(s, value, node, escaped),
          )
        : printPath(scope, value, node, escaped);
    case 'branch':
      return choose(
        scope,
        node.cond,
        (s) => print(s, node.yes, escaped),
        (s) => print(s, node.no, escaped),
      );
    case 'text':
      return node.parts.map((p) => print(scope, p, escaped)).join('');
    case 'unrendered':
      return node.refuse();
    case 'search': {
      if (node.what === 'some') return '';
      const { before, code } = operand(scope, value);
      return `${before}{{ ${code} }}`;
    }
    case 'fold': {
      const { before, code } = operand(scope, value);
      return `${before}{{ ${code}${escaped && node.type === 'string' ? ' | escape' : ''} }}`;
    }
    case 'joined':
      return joinedText(scope, escaped ? { ...node, separator: escapeHtml(node.separator) } : node, (s, v) =>
        print(s, v, escaped),
      );
    default:
      return '';
  }
}

function printPath(scope: Scope, value: unknown, node: Path, escaped: boolean): string {
  if (node.type === 'boolean') return '';
  if (node.type === 'units') return refuseUnits();
  const end = escaped && node.type !== 'integer' && node.type !== 'size' && node.type !== 'number' ? ' | escape' : '';
  if (node.type === 'size' && node.filters.length === 0) {
    const { before, code } = operand(scope, path(node.base));
    return `${before}{{ ${code} | default: 0 }}`;
  }
  if (node.type === 'number') {
    // Liquid prints a whole float as 4.0, JavaScript as 4.
    const { before, code } = operand(scope, path(node.base, { type: 'number', filters: node.filters }));
    const whole = operand(
      scope,
      path(node.base, { type: 'integer', filters: [...node.filters, { name: 'floor', args: [], named: {} }] }),
    );
    return `${before}${whole.before}{% if ${whole.code} == ${code} %}{{ ${whole.code} }}{% else %}{{ ${code} }}{% endif %}`;
  }
  const { before, code } = output(scope, value, node);
  return `${before}{{ ${code}${end} }}`;
}

/** The texts of a loop with the separator between them. */
export function joinedText(
  scope: Scope,
  { list, separator }: Joined,
  print: (scope: Scope, value: unknown) => string,
): string {
  return separated(scope, list, separator, print);
}
