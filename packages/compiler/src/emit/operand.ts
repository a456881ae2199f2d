/** Values as they stand inside a tag: operands of a comparison, arguments of a filter, sources of a loop. */
import { BLANK, keyOf, type Leaf, nodeOf } from '../symbol/node.ts';
import { RefusedError } from '../symbol/refuse.ts';
import { isQuotable, quote } from '../symbol/value.ts';
import { choose } from './choose.ts';
import { decide, hoist, inner, type Scope } from './scope.ts';
import { joinedText, plainText } from './text.ts';

export interface Code {
  /** Tags that must stand before. */
  before: string;
  code: string;
}

const bare = (code: string): Code => ({ before: '', code });

/** A value that needs no filter to be read. */
export function operand(scope: Scope, value: unknown): Code {
  const node = nodeOf(value);
  if (node === undefined) return literal(scope, value);
  switch (node.kind) {
    case 'leaf': {
      if (node.loop) node.loop.used = true;
      if (node.filters.length > 0) {
        const hint = node.filters.at(-1)?.name ?? 'value';
        return hoist(scope, keyOf(value), hint, (name, place) => {
          const { before, code } = expression(place, node);
          return `${before}{% assign ${name} = ${code} %}`;
        });
      }
      return base(scope, node);
    }
    case 'list':
      return operand(scope, node.source);
    case 'text':
    case 'joined':
      return hoist(scope, keyOf(value), 'text', (name, place) => {
        const body =
          node.kind === 'text'
            ? node.parts.map((p) => plainText(inner(place), p)).join('')
            : joinedText(inner(place), node, plainText);
        return `{% capture ${name} %}${body}{% endcapture %}`;
      });
    case 'test':
      return hoist(scope, keyOf(value), 'is', (name, place) =>
        choose(
          place,
          node.cond,
          () => `{% assign ${name} = true %}`,
          () => `{% assign ${name} = false %}`,
        ),
      );
    case 'branch': {
      const cond = decide(scope, node.cond);
      if (cond.op === 'const') return operand(scope, cond.value ? node.yes : node.no);
      return hoist(scope, keyOf(value), 'choice', (name, place) => {
        const side = (v: unknown) => (s: Scope) => {
          const { before, code } = operand(s, v);
          return `${before}{% assign ${name} = ${code} %}`;
        };
        return choose(place, node.cond, side(node.yes), side(node.no));
      });
    }
    case 'entries':
      throw new RefusedError(
        'An object whose keys are known only on the page is used as a value. Give the payload a field for it',
      );
  }
}

function base(scope: Scope, node: Leaf): Code {
  if (typeof node.base === 'string') return bare(node.base);
  const of = operand(scope, node.base.of);
  return { before: of.before, code: of.code + node.base.path };
}

function literal(scope: Scope, value: unknown): Code {
  if (value === BLANK) return bare('blank');
  if (value === null || value === undefined) return bare('nil');
  if (typeof value === 'number' || typeof value === 'boolean') return bare(String(value));
  if (typeof value !== 'string')
    throw new RefusedError(`${JSON.stringify(value)} is compared or passed on as one value. Use its members`);
  if (!isQuotable(value)) {
    return hoist(
      scope,
      keyOf(value),
      'text',
      (name, place) => `{% capture ${name} %}${plainText(place, value)}{% endcapture %}`,
    );
  }
  return bare(quote(value));
}

/** A leaf with its filters, as it stands in `{{ }}` or after `=`. */
export function expression(scope: Scope, node: Leaf): Code {
  if (node.loop) node.loop.used = true;
  const start = base(scope, node);
  let { before, code } = start;
  for (const { name, args, named } of node.filters) {
    const given = [
      ...args.map((arg) => operand(scope, arg)),
      ...Object.entries(named).map(([key, arg]) => {
        const made = operand(scope, arg);
        return { before: made.before, code: `${key}: ${made.code}` };
      }),
    ];
    before += given.map((g) => g.before).join('');
    code += ` | ${name}${given.length > 0 ? `: ${given.map((g) => g.code).join(', ')}` : ''}`;
  }
  return { before, code };
}
