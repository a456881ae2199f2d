import { test } from './choose.ts';
import { constant } from './condition.ts';
import { type Cond, nodeOf } from './node.ts';
import { addWalker } from './substitute.ts';

/** An item that is present if `cond` holds, or with `isList` all items of a list. */
export class Entry {
  readonly cond: Cond;
  readonly value: unknown;
  readonly isList: boolean;
  constructor(cond: Cond, value: unknown, isList = false) {
    this.cond = cond;
    this.value = value;
    this.isList = isList;
  }
}

addWalker((value, replace) =>
  value instanceof Entry ? new Entry(replaceIn(value.cond, replace), replace(value.value), value.isList) : undefined,
);

/** Substitution in a condition treats it as a value. */
function replaceIn(cond: Cond, replace: (inner: unknown) => unknown): Cond {
  const made = replace(test(cond));
  const node = nodeOf(made);
  return node?.kind === 'test' ? node.cond : constant(made === true);
}
