/** A cell a spreadsheet would take for a formula is written as text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const plain = value === null || value === undefined ? '' : String(value);
  const text = typeof value === 'string' && FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows under the names of all their columns, in the order they first appear. No rows: an empty text. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');
}
