/** `.join`, also with items that may be missing. */
import { each, prune } from '../../expression/branching.ts';
import { branch } from '../../expression/choose.ts';
import { all, FALSE } from '../../expression/condition.ts';
import { entryOf, isRegular } from '../../expression/entries.ts';
import { joined, length } from '../../expression/list.ts';
import { type Cond, nodeOf } from '../../expression/node.ts';
import { printed } from '../../expression/print.ts';
import { refuse } from '../../expression/refuse.ts';
import { isNull, truthy } from '../../expression/truth.ts';
import { text } from '../../expression/value.ts';
import { filter } from './array-callbacks.ts';
import { items } from './array-items.ts';
import type { ModelCall } from './model.ts';

export function join({ self, args }: ModelCall): unknown {
  const array = items(self);
  const separator = args[0] === undefined ? ',' : printed(args[0]);
  if (isRegular(array)) return text(array.flatMap((item, i) => (i > 0 ? [separator, part(item)] : [part(item)])));
  let out: unknown = '';
  let started: Cond = FALSE;
  for (const item of array) {
    const { cond, value, isList } = entryOf(item);
    const present = isList ? all(cond, truthy(lengthOf(value))) : cond;
    const node = nodeOf(value);
    if (isList && (node?.kind !== 'list' || typeof separator !== 'string'))
      return refuse('A list of the page is joined whose kind is known only there', 'Join it by itself');
    const own =
      isList && node?.kind === 'list' ? joined({ ...node, item: part(node.item) }, String(separator)) : part(value);
    out = branch(present, text([out, branch(started, separator, ''), own]), out);
    started = truthy(branch(started, true, branch(present, true, false)));
  }
  return out;
}

const lengthOf = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'list' ? length(node) : 0;
};

/** An item as `.join` prints it. */
const part = (item: unknown): unknown =>
  each(item, (value) => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return refuse('Lists within a list are joined', 'Join each of them');
    const node = nodeOf(value);
    if (node?.kind === 'path' && node.nullable && node.type !== 'unknown')
      return branch(isNull(value), '', prune(printed(value)));
    return printed(value);
  });

/** `[…].filter(Boolean).join(separator)`, the idiom for class names. */
export function joinTruthy(values: readonly unknown[], separator: string): unknown {
  const call = (_: unknown, [value]: readonly unknown[]) => value;
  const kept = filter({ self: [...values], args: [Boolean], call });
  return join({ self: kept, args: [separator], call });
}
