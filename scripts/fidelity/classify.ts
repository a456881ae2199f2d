import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';
import { type DropMembers, membersOfDrops } from '../testing/drop-members.ts';
import type { Documented, Property } from './documented.ts';
import type { Reading } from './probes.ts';
import { ABSENT_OBJECTS, OTHER_TYPES, REASONS } from './reasons.ts';

/** How a documented property answers. */
export interface Answer {
  object: string;
  name: string;
  type: string;
  /** `filled`: from the shop's data; `constant`: the same of every shop; `absent`: nothing of any. */
  state: 'filled' | 'constant' | 'absent';
  /** Of a constant the value. */
  value: string;
  reason: string;
}

/** The objects that the host defines, with the members that are written out. */
export const declaredDrops = (): DropMembers[] =>
  globSync('packages/host/src/{objects,liquid/tags}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap(
    (file) => membersOfDrops(readFileSync(join(root, file), 'utf8')),
  );

const NIL = new Set(['null', "''", '[]', '{}']);

/** The value that every drop of the kind gives of the member, or undefined where one of them has its own. */
function constantOf(drops: readonly DropMembers[], kind: string, name: string): string | undefined {
  const own = drops.filter((drop) => drop.kind === kind && drop.members.includes(name));
  const values = own.map(({ constants }) => constants.get(name));
  return values.length > 0 && values.every((value) => value === values[0]) ? values[0] : undefined;
}

const reasonOf = (object: string, name: string) =>
  REASONS[`${object}.${name}`] ?? REASONS[`*.${name}`] ?? ABSENT_OBJECTS[object] ?? '';

function classify(
  object: string,
  { name, type }: Property,
  read: readonly Reading[],
  drops: readonly DropMembers[],
): Answer {
  const constant = constantOf(drops, object, name);
  const answered = read.some(({ empty }) => !empty);
  // One of its drops may have nothing where another, whose members are not written out, has something.
  const isConstant = constant !== undefined && !(NIL.has(constant) && answered);
  const state = isConstant ? 'constant' : answered ? 'filled' : 'absent';
  // A constant nil is a property that the host knows and has nothing for.
  const value = isConstant ? (constant === 'null' ? 'nil' : constant) : '';
  const reason = state === 'filled' ? '' : reasonOf(object, name);
  return { object, name, type, state, value, reason };
}

/** Every documented property, as the readings and the host's own definitions have it. */
export function classified(objects: Documented, read: readonly Reading[], drops = declaredDrops()): Answer[] {
  const byName = Map.groupBy(read, ({ name }) => name);
  return [...objects].flatMap(([object, properties]) =>
    properties.map((member) => classify(object, member, byName.get(`${object}.${member.name}`) ?? [], drops)),
  );
}

/** Properties that answer with another type than the documented one, where no reason is given. */
export function otherTypes(objects: Documented, read: readonly Reading[]): string[] {
  const types = new Map<string, string>(
    [...objects].flatMap(([object, known]) =>
      known.map((member) => [`${object}.${member.name}`, member.type] as const),
    ),
  );
  const found = read.flatMap(({ name, type }) => {
    const named = types.get(name) ?? 'untyped';
    const wanted = ['string', 'number', 'boolean', 'array', 'untyped'].includes(named) ? named : 'object';
    return type === 'nil' || wanted === 'untyped' || type === wanted || name in OTHER_TYPES
      ? []
      : [`${name}: ${type}, documented as ${named}`];
  });
  return [...new Set(found)].sort();
}

/** Whether a constant says that there is nothing: nil, an empty text, list or hash, or false. */
export const isNothing = ({ state, value }: Answer): boolean =>
  state === 'constant' && (value === 'nil' || value === 'false' || value === '0' || NIL.has(value));
