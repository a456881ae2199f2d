/**
 * Names of form fields in the platform's (Rails) style: `properties[Name]`, `updates[]`, `updates[123]`,
 * `items[0][id]` (docs/platform.md: cart API). Objects have no prototype, so that no field name can reach one.
 */

import { RequestError } from './errors.ts';

export type FieldValue = string | number | boolean | null | FieldValue[] | Fields;

export interface Fields {
  [name: string]: FieldValue;
}

/** A name of more levels is a plain name. */
export const MAX_DEPTH = 8;
/** More fields are refused: no theme comes near them. */
export const MAX_FIELDS = 2000;

export function emptyFields(): Fields {
  return Object.create(null) as Fields;
}

export function isFields(value: FieldValue | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `a[b][]` → `['a', 'b', '']`; a name that does not follow the grammar stays one plain name. */
export function namePath(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  const path = [name.slice(0, open)];
  let at = open;
  while (at < name.length) {
    if (name[at] !== '[') return [name];
    const close = name.indexOf(']', at);
    if (close === -1) return [name];
    path.push(name.slice(at + 1, close));
    at = close + 1;
  }
  return path.length > MAX_DEPTH ? [name] : path;
}

/**
 * Folds name and value pairs into nested fields. A later plain field of the same name replaces the earlier one, as a
 * checkbox after its hidden field does; `x[]` collects. Numeric keys stay keys (see `asList`), because `updates[123]`
 * is a map by variant.
 * @throws RequestError 400 for more than `MAX_FIELDS` pairs.
 */
export function foldFields(pairs: Iterable<readonly [string, string]>): Fields {
  const root = emptyFields();
  let count = 0;
  for (const [name, value] of pairs) {
    count += 1;
    if (count > MAX_FIELDS) throw new RequestError(400, 'The form has too many fields.');
    assign(root, namePath(name), value);
  }
  return root;
}

function assign(root: Fields, path: string[], value: string): void {
  let holder: Fields = root;
  for (let level = 0; level < path.length; level += 1) {
    const key = path[level] ?? '';
    const next = path[level + 1];
    if (key === '__proto__') return;
    if (next === undefined) {
      holder[key] = value;
      return;
    }
    if (next === '') {
      const list = Array.isArray(holder[key]) ? holder[key] : [];
      holder[key] = list;
      appendTo(list, path.slice(level + 2), value);
      return;
    }
    const child = holder[key];
    const inner = isFields(child) ? child : emptyFields();
    holder[key] = inner;
    holder = inner;
  }
}

/** `items[][id]=1&items[][quantity]=2`: a new item starts when the last one already has the field. */
function appendTo(list: FieldValue[], rest: string[], value: string): void {
  const [first] = rest;
  if (first === undefined || first === '') {
    list.push(value);
    return;
  }
  const last = list.at(-1);
  const isOpen = isFields(last) && (rest.length > 1 || !(first in last));
  const item = isOpen ? last : emptyFields();
  if (!isOpen) list.push(item);
  assign(item, rest, value);
}

/** A list however it was written: `[…]`, `x[]=…`, `x[0]=…`; undefined when it is no list. */
export function asList(value: FieldValue | undefined): FieldValue[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return undefined;
  const keys = Object.keys(value);
  if (!keys.every((key) => /^\d{1,9}$/.test(key))) return undefined;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key] ?? null);
}

/** Text of a scalar field; undefined for a missing or nested one. */
export function asText(value: FieldValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

/** A map of scalar fields as text (`attributes`, `properties`); nested values and nulls become empty text. */
export function asTextMap(value: FieldValue | undefined): Record<string, string> | undefined {
  if (!isFields(value)) return undefined;
  const map: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [key, entry] of Object.entries(value)) map[key] = asText(entry) ?? '';
  return map;
}
