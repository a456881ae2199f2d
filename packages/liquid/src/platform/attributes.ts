import { escapeHtml } from '../filters/escape.ts';
import { toText } from '../values/print.ts';

/**
 * Attributes as HTML, in the order given, each with a blank before it. Nil and false leave an attribute out, true
 * writes its name alone.
 */
export function attributes(values: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === false) continue;
    text += value === true ? ` ${escapeHtml(name)}` : ` ${escapeHtml(name)}="${escapeHtml(toText(value))}"`;
  }
  return text;
}
