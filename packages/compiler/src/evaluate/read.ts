/** Reading a member of any value. */

import { countOf } from '../expression/entries.ts';
import { readMember } from '../expression/members.ts';
import { nodeOf } from '../expression/node.ts';
import { get } from './objects.ts';

const constant = (object: unknown, key: PropertyKey): unknown =>
  key === 'length' && Array.isArray(object) ? countOf(object) : get(object, key);

/** `value[key]`, of constants and of expressions. */
export const read = (value: unknown, key: unknown): unknown =>
  nodeOf(value) === undefined && nodeOf(key) === undefined
    ? constant(value, key as PropertyKey)
    : readMember(value, key, constant);
