/** An error of a template: printed in place, and rendering continues. */
export class LiquidError extends Error {
  /** Line it happened at, from 1; unknown until the template that runs sets it. */
  line: number | undefined;
  /** Path of the template it happened in. */
  file: string | undefined;
  /** The markup at the error, for the parser's messages: `in "{{ a b }}"`. */
  context: string | undefined;
}

/** A tag or output that cannot be understood. */
export class LiquidSyntaxError extends LiquidError {}

/** A limit of the render was reached: nothing more is rendered. */
export class RenderLimitError extends LiquidError {}

/**
 * The sentence a page shows for an error: `Liquid error (sections/hero line 3): divided by 0`.
 * @param file path of the template without extension; empty for a template without a name
 * @param line from 1; undefined if no line is to blame
 */
export function errorSentence(error: unknown, file: string, line: number | undefined): string {
  const kind = error instanceof LiquidSyntaxError ? 'Liquid syntax error' : 'Liquid error';
  if (!(error instanceof LiquidError)) return `${kind}${placeOf(file, line)}: internal`;
  const place = placeOf(error.file ?? file, error.line ?? line);
  return `${kind}${place}: ${error.message}${error.context === undefined ? '' : ` ${error.context}`}`;
}

function placeOf(file: string, line: number | undefined): string {
  if (line === undefined) return '';
  return file === '' ? ` (line ${line})` : ` (${file} line ${line})`;
}
