import { terminalBlock } from './terminal-text.ts';

/** What a spreadsheet computes, also behind blanks and in the wide letters of Asian keyboards, or takes for the end of a cell. */
const FORMULA = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/**
 * A cell of a CSV file that is opened in a spreadsheet and printed on terminals. A text that would be a formula has `'` before it;
 * numbers stay numbers. Null and undefined are empty.
 */
export function csvField(value: unknown): string {
  const plain = value === null || value === undefined ? '' : String(value);
  const text = terminalBlock(typeof value !== 'number' && FORMULA.test(plain) ? `'${plain}` : plain);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
