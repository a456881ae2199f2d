/** Where the source writes an object, and what it calls a schema: for messages about values that do not fit. */
import type { z } from 'zod';
import { type Def, definition } from '../zod-definition.ts';
import type { Place } from './refuse.ts';

const places = new WeakMap<object, () => Place>();

/** Records the place of an object literal; `placeOf` is called if a message needs it. */
export const setWrittenAt = (object: object, placeOf: () => Place): void => void places.set(object, placeOf);

/** The object literal that created an object; undefined for other objects. */
export const writtenAt = (object: object): Place | undefined => places.get(object)?.();

/** A copy of an object, with other values, is of the same object literal. */
export function copyWrittenAt(from: object, to: object): void {
  const place = places.get(from);
  if (place) places.set(to, place);
}

const names = new WeakMap<Def, string>();

/** Records the variable of a value that is a schema. A schema with several variables has the name of the first. */
export function nameSchema(value: unknown, variable: string): void {
  if (!isSchema(value)) return;
  const def = definition(value);
  if (!names.has(def)) names.set(def, variable);
}

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value && 'def' in value;

/** The variable of the schema with a definition. */
export const schemaName = (def: Def): string | undefined => names.get(def);
