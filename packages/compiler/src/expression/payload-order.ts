/** The order of members in the payload. */
import { markPayload } from './entries.ts';
import { nodeOf } from './node.ts';

/** Puts members that may be left out last, so that a view lists them in the same order as Liquid prints them. */
export function inPayloadOrder(members: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const mayBeMissing = ([, value]: readonly [string, unknown]): boolean => isOptional(value);
  return markPayload(
    Object.fromEntries([...members.filter((one) => !mayBeMissing(one)), ...members.filter(mayBeMissing)]),
  );
}

/** Whether a value may be undefined. */
export function isOptional(value: unknown): boolean {
  const node = nodeOf(value);
  return (
    node?.kind === 'branch' &&
    (node.yes === undefined || node.no === undefined || isOptional(node.yes) || isOptional(node.no))
  );
}
