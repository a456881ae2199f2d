import type { Member } from './member.ts';
import { KEYED, OBJECTS } from './objects.generated.ts';

/** What reading `name` of an object of the platform gives; undefined where the object is not described or has no such member. */
export function memberOf(object: string, name: string): Member | undefined {
  const members = Object.hasOwn(OBJECTS, object) ? OBJECTS[object] : undefined;
  if (members !== undefined && Object.hasOwn(members, name)) return members[name];
  return Object.hasOwn(KEYED, object) ? KEYED[object] : undefined;
}
