/**
 * Reads a JSON column. The caller states the type: only this program writes these texts, through `toJson`, and `schema.ts` has each
 * column's type.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
