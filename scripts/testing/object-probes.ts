import type { Member } from '../../packages/compiler/src/platform/member.ts';
import { GLOBALS, OBJECTS } from '../../packages/compiler/src/platform/objects.generated.ts';

/** How many objects of a kind are looked at, and how many of a list. */
const OF_A_KIND = 12;
const OF_A_LIST = 3;

export interface Found {
  path: string;
  object: string;
}

/** Objects that are reached by reading a member. */
function reached(path: string, { type, of = '' }: Member): Found[] {
  if (type === 'object') return [{ path, object: of }];
  if (type !== 'list' || !(of in OBJECTS)) return [];
  return Array.from({ length: OF_A_LIST }, (_, index) => ({ path: `${path}[${index}]`, object: of }));
}

/** Prints a member as JSON; of an object and of a list of objects only that it is one. */
function probe(path: string, { type, of = '' }: Member): string {
  if (type === 'object' || type === 'record') return `{% if ${path} == nil %}null{% else %}{}{% endif %}`;
  if (type !== 'list' || !(of in OBJECTS)) return `{{ ${path} | json }}`;
  return `{% if ${path} == nil %}null{% elsif ${path}.size %}[]{% else %}{}{% endif %}`;
}

/** Globals that lead to no object that is found elsewhere, or are there on other pages alone. */
const isThere = (name: string, { nil }: Member, own: readonly string[]): boolean =>
  own.includes(name) || (!nil && name !== 'closest');

/**
 * A template that prints `object.member` and the member's JSON, line by line, for every object that is reached from the globals of a
 * page. `own` are the globals that are nil elsewhere, `more` further paths and the objects they lead to; these come first.
 */
export function objectProbes(own: readonly string[], more: readonly Found[] = []): string {
  const globals = Object.entries(GLOBALS).filter(([name, member]) => isThere(name, member, own));
  const first = globals.filter(([name]) => own.includes(name));
  const queue = [...more, ...[...first, ...globals].flatMap(([name, member]) => reached(name, member))];
  const seen = new Map<string, number>();
  const parts: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, object } = next;
    const count = seen.get(object) ?? 0;
    if (count === OF_A_KIND) continue;
    seen.set(object, count + 1);
    const members = Object.entries(OBJECTS[object] ?? {});
    const lines = members.map(([name, member]) => `${object}.${name}\t${probe(`${path}.${name}`, member)}\n`);
    parts.push(`{% if ${path} %}${lines.join('')}{% endif %}\n`);
    for (const [name, member] of members) queue.push(...reached(`${path}.${name}`, member));
  }
  return parts.join('');
}

/** What the template printed: each member and its JSON. */
export function probed(text: string): { name: string; json: string }[] {
  return [...text.matchAll(/^(\w+\.\S+)\t(.*)$/gm)].map(([, name = '', json = '']) => ({ name, json }));
}
