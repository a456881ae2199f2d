import { csvField } from '@vitrine/contract/text/csv-field.ts';

/** Rows under the names of all their columns, in the order they first appear. No rows: an empty text. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(csvField).join(','))
    .join('\n');
}
