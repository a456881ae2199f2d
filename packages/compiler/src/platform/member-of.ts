import type { Member } from './member.ts';
import { KEYED, OBJECTS } from './objects.generated.ts';

/** The member `name` of an object of the platform; undefined if the object or the member is not documented. */
export function memberOf(object: string, name: string): Member | undefined {
  const members = Object.hasOwn(OBJECTS, object) ? OBJECTS[object] : undefined;
  if (members !== undefined && Object.hasOwn(members, name)) return members[name];
  return Object.hasOwn(KEYED, object) ? KEYED[object] : undefined;
}
