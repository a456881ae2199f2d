import type { Documented, Property } from './documented.ts';

/** How many objects of a kind are looked at, and how many of a list. */
const OF_A_KIND = 5;
const OF_A_LIST = 3;

/** An object of a page, by the path to it. */
export interface Found {
  path: string;
  object: string;
}

/** What a property was read as. */
export interface Reading {
  /** `product.title` */
  name: string;
  /** `nil`, `string`, `number`, `boolean`, `array`, `object`, or `strange`: not of the documented object. */
  type: string;
  /** Whether there is nothing in it: nil, an empty text or list. */
  empty: boolean;
}

const SCALARS = new Set(['string', 'number', 'boolean', 'untyped', '']);
const isSize = /^\d+$/;

function reached({ path, object }: Found, { name, type, of }: Property, objects: Documented): Found[] {
  const at = `${path}.${name}`;
  if (type === 'array' && objects.has(of))
    return Array.from({ length: OF_A_LIST }, (_, index) => ({ path: `${at}[${index}]`, object: of }));
  // A policy of a policy, or a product's variant's product: kinds are counted.
  return objects.has(type) && object !== 'closest' ? [{ path: at, object: type }] : [];
}

/** Whether an object answers as the documented one: one of its members is there. */
const members = (path: string, known: readonly Property[]): string =>
  known.map(({ name }) => `${path}.${name} != nil`).join(' or ');

/** Prints what a property is: its JSON, or of a list and an object that it is one. */
export function probe(path: string, { type, of }: Property, objects: Documented): string {
  if (type === 'array') return `{% if ${path} == nil %}nil{% else %}array {{ ${path}.size }}{% endif %}`;
  if (SCALARS.has(type)) return `json {{ ${path} | json }}`;
  const known = objects.get(type) ?? [];
  const sure = known.length === 0 ? 'true' : members(path, known);
  return `{% if ${path} == nil %}nil{% elsif ${sure} %}object${of}{% else %}strange{% endif %}`;
}

/**
 * A template that reads every documented property of every object that is reached from these paths. `objects` are the documented
 * ones, `from` where to begin.
 */
export function probes(objects: Documented, from: readonly Found[]): string {
  const queue = [...from];
  const seen = new Map<string, number>();
  const parts: string[] = [];
  let asked = from.length;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, object } = next;
    const count = seen.get(object) ?? 0;
    const known = objects.get(object) ?? [];
    // What was asked for is always read.
    if ((asked-- <= 0 && count >= OF_A_KIND) || known.length === 0) continue;
    seen.set(object, count + 1);
    const lines = known.map(
      (member) => `${object}.${member.name}\t${probe(`${path}.${member.name}`, member, objects)}\n`,
    );
    parts.push(`{% if ${members(path, known)} %}${lines.join('')}{% endif %}\n`);
    for (const member of known) queue.push(...reached(next, member, objects));
  }
  return parts.join('');
}

/** The type of a text of JSON. */
function ofJson(json: string): { type: string; empty: boolean } {
  if (json === 'null') return { type: 'nil', empty: true };
  if (json === 'true' || json === 'false') return { type: 'boolean', empty: false };
  if (json.startsWith('"')) return { type: 'string', empty: json === '""' };
  if (/^-?\d/.test(json)) return { type: 'number', empty: false };
  return json.startsWith('[') ? { type: 'array', empty: json === '[]' } : { type: 'object', empty: json === '{}' };
}

/** What a template of `probes` has printed. */
export function readings(text: string): Reading[] {
  return [...text.matchAll(/^(\w+\.\S+)\t(\w+)(?: (.*))?$/gm)].map(([, name = '', word = '', rest = '']) => {
    if (word === 'json') return { name, ...ofJson(rest) };
    if (word === 'array') return { name, type: isSize.test(rest) ? 'array' : 'strange', empty: rest === '0' };
    return { name, type: word, empty: word === 'nil' };
  });
}
