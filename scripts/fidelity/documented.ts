import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';

/** A property as the platform documents it. */
export interface Property {
  name: string;
  /** `string`, `number`, `boolean`, `untyped`, `array` or the name of an object. */
  type: string;
  /** Of a list: the name of an object or a scalar type. */
  of: string;
}

/** Documented objects by name, with their properties. */
export type Documented = ReadonlyMap<string, readonly Property[]>;

interface Entry {
  name: string;
  access?: { global: boolean };
  properties?: Entry[];
  return_type?: { type: string; array_value: string }[];
}

const read = (name: string): Entry[] =>
  JSON.parse(
    readFileSync(join(root, 'node_modules/@shopify/theme-check-docs-updater/data', `${name}.json`), 'utf8'),
  ) as Entry[];

/** A property of several types that are not the same is untyped; texts are listed once for each value. */
function property({ name, return_type: types = [] }: Entry): Property {
  const [first] = types;
  const same = types.every(({ type, array_value }) => type === first?.type && array_value === first.array_value);
  return first && same
    ? { name, type: first.type, of: first.array_value }
    : { name, type: 'untyped', of: types.map(({ type }) => type).join(' or ') };
}

/** What the platform's own data say of objects, globals, filters and tags. */
export function documented(): { objects: Documented; globals: Property[]; filters: string[]; tags: string[] } {
  const entries = read('objects');
  return {
    objects: new Map(entries.map(({ name, properties = [] }) => [name, properties.map(property)])),
    globals: entries
      .filter(({ access }) => access?.global)
      .map((entry) => (entry.return_type?.length ? property(entry) : { name: entry.name, type: entry.name, of: '' })),
    filters: [...new Set(read('filters').map(({ name }) => name))].sort(),
    tags: [...new Set(read('tags').map(({ name }) => name))].sort(),
  };
}
