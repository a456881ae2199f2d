/** Something a template did wrong: printed where it happened, and rendering goes on. */
export class LiquidError extends Error {}

/** A tag or output that cannot be understood. */
export class LiquidSyntaxError extends LiquidError {}

/** A limit of the render was reached: nothing more is rendered. */
export class RenderLimitError extends LiquidError {}

/**
 * The sentence a page shows for an error: `Liquid error (sections/hero line 3): divided by 0`.
 * @param file theme path without extension; empty for a template without a name.
 */
export function errorSentence(error: unknown, file: string, line: number): string {
  const kind = error instanceof LiquidSyntaxError ? 'Liquid syntax error' : 'Liquid error';
  const place = file === '' ? `(line ${line})` : `(${file} line ${line})`;
  return `${kind} ${place}: ${error instanceof LiquidError ? error.message : 'internal'}`;
}
