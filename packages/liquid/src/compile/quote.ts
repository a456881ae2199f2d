/** A text as a JavaScript literal. Every text, name and key of a template reaches generated code through this function only. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (separator) =>
    separator === '\u2028' ? '\\u2028' : '\\u2029',
  );
}
