import { LiquidError } from './error.ts';
import type { RenderState } from './state.ts';

/**
 * The output after an error: with the error's sentence appended.
 * @param site line of the node, negative if it prints nothing
 * @throws RenderLimitError, which ends the render
 */
export function failed(state: RenderState, error: unknown, site: number, out: string): string {
  const sentence = state.report(error, Math.abs(site));
  return site < 0 ? out : out + sentence;
}

/** An error that is known before the render, at its place. @param _values are evaluated before */
export function raise(message: string, _values: readonly unknown[]): never {
  throw new LiquidError(message);
}

/** An error of the language. */
export function raiseInternal(): never {
  throw new TypeError('a name that is no text');
}
