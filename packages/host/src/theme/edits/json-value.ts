import type { Json } from '@vitrine/contract/editor/theme.ts';

/** Whether a value read from a theme is JSON; all are, but their types do not say so. */
export function isJson(value: unknown): value is Json {
  if (value === null) return true;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return Object.values(value).every(isJson);
    default:
      return false;
  }
}

export const isJsonObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as JSON: what JSON has no word for (`undefined`, in an object that was made of a parsed one) is left out. */
export function jsonOf(value: unknown): Json {
  if (isJson(value)) return value;
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, jsonOf(inner)]])),
  );
}

/** Whether two values are the same JSON; the order of an object's keys says nothing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one).filter(([, value]) => value !== undefined);
  const others = new Map(Object.entries(other).filter(([, value]) => value !== undefined));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && sameJson(value, others.get(key)))
  );
}
