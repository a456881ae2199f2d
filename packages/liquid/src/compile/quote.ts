/**
 * A text as a literal of JavaScript. Everything of a template that gets into generated code (texts, names, keys) goes
 * through here, and through nothing else.
 */
export function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (separator) =>
    separator === '\u2028' ? '\\u2028' : '\\u2029',
  );
}
