/** Style objects with expressions. */
import { compare } from '../expression/condition.ts';
import { filter } from '../expression/filter.ts';
import { nodeOf } from '../expression/node.ts';
import { variable } from '../expression/recording.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull, kindOf, truthy } from '../expression/truth.ts';
import { describe, path } from '../expression/value.ts';
import { choose } from './choose.ts';
import { MARK, mayPrint, NUMBER, react } from './react.ts';
import { inner, type Scope } from './scope.ts';
import { escapedText, literalText } from './text.ts';

/** ` style="…"` as React prints it: declarations without a value are left out, between the others stand semicolons. */
export function style(scope: Scope, object: Record<string, unknown>): string {
  const declarations = Object.entries(object).filter(
    ([name, value]) => declaration(inner(scope), name, value, (c) => c) !== '',
  );
  if (declarations.length === 0) return '';
  const sure = declarations.findIndex(([, value]) => certain(value));
  if (sure >= 0) {
    // Beside a declaration that is always present, the others print their own semicolon.
    const code = declarations.map(([name, value], i) =>
      declaration(scope, name, value, (c) => (i < sure ? `${c};` : i > sure ? `;${c}` : c)),
    );
    return ` style="${code.join('')}"`;
  }
  const [only] = declarations;
  if (declarations.length === 1 && only) return declaration(scope, only[0], only[1], (c) => ` style="${c}"`);
  const name = variable('style');
  const code = declarations.map(([property, value]) => declaration(scope, property, value, (c) => `${c};`)).join('');
  return `{% capture ${name} %}${code}{% endcapture %}{% if ${name}.size > 0 %} style="{{ ${name} | remove_last: ';' }}"{% endif %}`;
}

/** One declaration with its surroundings, if it is present. */
function declaration(scope: Scope, name: string, value: unknown, around: (code: string) => string): string {
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'branch':
      return choose(
        scope,
        node.cond,
        (s) => declaration(s, name, node.yes, around),
        (s) => declaration(s, name, node.no, around),
      );
    case 'path': {
      if (node.nullable) {
        const there = path(node.base, { type: node.type, filters: node.filters });
        return choose(
          scope,
          isNull(value),
          () => '',
          (s) => declaration(s, name, there, around),
        );
      }
      if (node.type === 'boolean') return '';
      if (isNumeric(value)) return around(counted(scope, name, value));
      if (node.type === 'json')
        return refuse(
          `\`${describe(value)}\`, which may be of several types, is given to the style ${name}`,
          'Give it one type in the schema',
        );
      return trimmed(scope, name, value, around);
    }
    case 'text': {
      const [first, last] = [node.parts[0], node.parts.at(-1)];
      const ragged = [first, last].some((part) => nodeOf(part) !== undefined && !isNumeric(part));
      const code = (s: Scope) =>
        around(printed(name, MARK).replace(MARK, () => escapedText(s, ragged ? filter(value, 'strip') : value)));
      return certain(value) ? code(scope) : choose(scope, truthy(value), code, () => '');
    }
    case undefined: {
      mayPrint(value, `The style ${name}`);
      const code = printed(name, value);
      return code === '' ? '' : around(code);
    }
    case 'unrendered':
      return node.refuse();
    case 'search':
      return node.what === 'some' ? '' : around(counted(scope, name, value));
    case 'fold':
      return node.type === 'integer' ? around(counted(scope, name, value)) : trimmed(scope, name, value, around);
    case 'joined':
      return trimmed(scope, name, value, around);
    case 'test':
      return '';
    default:
      return refuse(`The style ${name} is given a list (\`${describe(value)}\`)`, 'Use .join');
  }
}

/** A number, with its unit. Zero has none. */
function counted(scope: Scope, name: string, value: unknown): string {
  const [sample, zero] = [printed(name, NUMBER), printed(name, 0)];
  const filled = (s: Scope) => sample.replace(String(NUMBER), () => escapedText(s, value));
  if (zero === sample.replace(String(NUMBER), '0')) return filled(scope);
  return choose(scope, compare(value, '==', 0), () => zero, filled);
}

/** A text: React trims it, and leaves it out if it was empty before. */
const trimmed = (scope: Scope, name: string, value: unknown, around: (code: string) => string): string =>
  choose(
    scope,
    truthy(value),
    (s) => around(printed(name, MARK).replace(MARK, () => escapedText(s, filter(value, 'strip')))),
    () => '',
  );

/** `name:value` as React prints it, or nothing. */
const printed = (name: string, value: unknown): string =>
  literalText(/^ style="(.*)"$/.exec(react('div', 'style', { [name]: value }))?.[1] ?? '');

/** Whether a value is always a number. */
export function isNumeric(value: unknown): boolean {
  const node = nodeOf(value);
  return node !== undefined && kindOf(value) === 'number' && !(node.kind === 'path' && node.nullable);
}

/** Whether the declaration is always present. */
function certain(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return value !== null && value !== undefined && typeof value !== 'boolean' && value !== '';
  if (node.kind === 'branch') return certain(node.yes) && certain(node.no);
  if (node.kind === 'text') return node.parts.some((p) => isNumeric(p) || (typeof p === 'string' && p !== ''));
  return isNumeric(value);
}
