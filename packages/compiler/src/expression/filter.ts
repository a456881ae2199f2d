import { branch, nilOfChain } from './choose.ts';
import { type FilterCall, nodeOf, type PathType } from './node.ts';
import { type PathOptions, path } from './value.ts';

/** `value | name: args`, on both sides of a branch. */
export function filter(
  value: unknown,
  name: string,
  args: readonly unknown[] = [],
  named: Readonly<Record<string, unknown>> = {},
  options: PathType | PathOptions = 'string',
): unknown {
  const chained = nilOfChain(value);
  if (chained) return filter(chained, name, args, named, options);
  const node = nodeOf(value);
  if (node?.kind === 'branch') {
    const side = (v: unknown) => filter(v ?? null, name, args, named, options);
    return branch(node.cond, side(node.yes), side(node.no));
  }
  const given = typeof options === 'string' ? { type: options } : options;
  const call: FilterCall = { name, args: args.map((arg) => nilOfChain(arg) ?? arg), named };
  if (node?.kind === 'path') return path(node.base, { ...given, filters: [...node.filters, call], loop: node.loop });
  return path({ of: value, path: '' }, { ...given, filters: [call] });
}
