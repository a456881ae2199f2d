/** The traits of a member at build: its type, and whether it may be nil. */
import type { Member } from '../platform/member.ts';
import { memberOf } from '../platform/member-of.ts';
import { TEXTS } from '../platform/objects.generated.ts';
import type { Path, PathTraits } from './node.ts';

/** Whether a member is read from a record of the platform, which may have any keys. */
export const isOfRecord = (node: Path, name: string): boolean =>
  node.type === 'object' &&
  node.items !== undefined &&
  (node.object === undefined || memberOf(node.object, name) === undefined);

/** The traits of a member of a path. */
export function traitsOf(node: Path, name: string): PathTraits {
  if (node.items && /^(\d+|first|last)$/.test(name)) return { ...node.items, nullable: true };
  if (node.members && Object.hasOwn(node.members, name)) return node.members[name] ?? {};
  const described = node.object === undefined ? undefined : memberOf(node.object, name);
  if (described)
    return { ...traitsOfMember(described), isOwnAddress: described.type === 'string' && /(^|_)url(_|$)/.test(name) };
  if (node.items && node.type === 'object') return { ...node.items, nullable: true };
  return {};
}

/** The traits of a documented member. */
export function traitsOfMember({ type, of, nil, members }: Member): PathTraits {
  switch (type) {
    case 'object':
      return of !== undefined && TEXTS.has(of)
        ? { type: 'string', drop: true, nullable: nil, object: of }
        : { type: 'object', nullable: nil, ...(of === undefined ? {} : { object: of }) };
    case 'list':
      return {
        type: 'list',
        nullable: nil,
        items: traitsOfName(of),
        ...(members === undefined ? {} : { object: members }),
      };
    case 'record':
      return { type: 'object', nullable: nil, items: traitsOfName(of) };
    case 'untyped':
      return { type: 'unknown', nullable: true };
    default:
      return { type, nullable: nil };
  }
}

/** An object of the platform or a scalar type, by its name. */
export function traitsOfName(name = 'untyped'): PathTraits {
  const scalar = (['string', 'integer', 'number', 'boolean', 'untyped'] as const).find((one) => one === name);
  return traitsOfMember(scalar ? { type: scalar, nil: false } : { type: 'object', of: name, nil: false });
}
