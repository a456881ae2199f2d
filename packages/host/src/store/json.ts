/**
 * Reads a JSON column. The caller states the type: only this program writes these texts, through `toJson`, and `schema.ts` has each
 * column's type.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** How JSON writes what no text of PostgreSQL can hold: NUL and halves of a surrogate pair. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/** JSON for a column. On both engines it has no NUL, and halves of characters are replaced: PostgreSQL could not read the texts out of it. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!UNSTORABLE.test(text)) return text;
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  );
}
