/** Values inside a tag: operands of a comparison, arguments of a filter, sources of a loop. */

import { isWhole } from '../expression/list.ts';
import { BLANK, isPath, keyOf, nodeOf, type Path } from '../expression/node.ts';
import { RefusedError } from '../expression/refuse.ts';
import { isQuotable, quote } from '../expression/value.ts';
import { assignedTo, decide, hoist, type Scope } from './scope.ts';

export interface Code {
  /** Tags that must come before. */
  before: string;
  code: string;
}

const bare = (code: string): Code => ({ before: '', code });

/** A value that needs no filter to be read; one that does is assigned to a variable first. */
export function operand(scope: Scope, value: unknown): Code {
  const node = nodeOf(value);
  if (node === undefined) return literal(scope, value);
  switch (node.kind) {
    case 'path': {
      if (node.loop) node.loop.used = true;
      return node.filters.length > 0 ? hoist(scope, value, node.filters.at(-1)?.name ?? 'value') : base(scope, node);
    }
    case 'list':
      if (!isWhole(node))
        throw new RefusedError(
          'A list that is mapped or filtered is used as one value. Ask the list itself, before it is mapped',
        );
      return operand(scope, node.source);
    case 'search':
      return hoist(scope, value, node.what === 'some' ? 'is' : node.what);
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
    case 'fold':
      return hoist(scope, value, 'sum');
    case 'unrendered':
      return node.refuse();
    case 'entries':
      throw new RefusedError(
        'An object whose keys are known only on the page is used as a value. Give the payload a field for it',
      );
  }
}

function base(scope: Scope, node: Path): Code {
  if (typeof node.base === 'string') return bare(node.base);
  const { of, key, path, held, range } = node.base;
  if (range) {
    const end = operand(scope, of);
    return { before: end.before, code: `(1..${end.code})${path}` };
  }
  // A value with a filter is in a variable anyway.
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

/** A value in `{{ }}`; its variable, if it was assigned before. */
export function output(scope: Scope, value: unknown, node: Path): Code {
  const known = node.filters.length > 0 ? assignedTo(scope, value) : undefined;
  return known === undefined ? expression(scope, node) : bare(known);
}

/** A path with its filters, as after `=`. */
export function expression(scope: Scope, node: Path): Code {
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
