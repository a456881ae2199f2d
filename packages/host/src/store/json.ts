/**
 * Reads a JSON column. The caller names the type: these texts are written by this program alone, through `toJson`, and a
 * column's type stands in `schema.ts`.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
