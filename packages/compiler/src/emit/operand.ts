/** Values as they stand inside a tag: operands of a comparison, arguments of a filter, sources of a loop. */
import { BLANK, isPath, keyOf, type Leaf, nodeOf } from '../symbol/node.ts';
import { RefusedError } from '../symbol/refuse.ts';
import { isQuotable, quote } from '../symbol/value.ts';
import { decide, hoist, type Scope } from './scope.ts';

export interface Code {
  /** Tags that must stand before. */
  before: string;
  code: string;
}

const bare = (code: string): Code => ({ before: '', code });

/** A value that needs no filter to be read; one that does is assigned to a variable first. */
export function operand(scope: Scope, value: unknown): Code {
  const node = nodeOf(value);
  if (node === undefined) return literal(scope, value);
  switch (node.kind) {
    case 'leaf': {
      if (node.loop) node.loop.used = true;
      return node.filters.length > 0 ? hoist(scope, value, node.filters.at(-1)?.name ?? 'value') : base(scope, node);
    }
    case 'list':
      return operand(scope, node.source);
    case 'text':
    case 'joined':
      return hoist(scope, value, 'text');
    case 'test':
      return hoist(scope, value, 'is');
    case 'branch': {
      const cond = decide(scope, node.cond);
      if (cond.op === 'const') return operand(scope, cond.value ? node.yes : node.no);
      return hoist(scope, value, 'choice');
    }
    case 'entries':
      throw new RefusedError(
        'An object whose keys are known only on the page is used as a value. Give the payload a field for it',
      );
  }
}

function base(scope: Scope, node: Leaf): Code {
  if (typeof node.base === 'string') return bare(node.base);
  const { of, key, path, held } = node.base;
  // What needs a filter is in a variable anyway.
  const owner = held && isPath(of) ? hoist(scope, of, nameOf(of)) : operand(scope, of);
  const index = key === undefined ? bare('') : operand(scope, key);
  return {
    before: owner.before + index.before,
    code: `${owner.code}${key === undefined ? '' : `[${index.code}]`}${path}`,
  };
}

/** The last name of a path. */
const nameOf = (path: unknown): string => /([A-Za-z_]+)\W*$/.exec(keyOf(path))?.[1] ?? 'value';

function literal(scope: Scope, value: unknown): Code {
  if (value === BLANK) return bare('blank');
  if (value === null || value === undefined) return bare('nil');
  if (typeof value === 'number' || typeof value === 'boolean') return bare(String(value));
  if (typeof value !== 'string')
    throw new RefusedError(`${JSON.stringify(value)} is compared or passed on as one value. Use its members`);
  return isQuotable(value) ? bare(quote(value)) : hoist(scope, value, 'text');
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
