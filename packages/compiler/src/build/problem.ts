/** A mistake in the storefront's source, with its place. */
import type { RefusedError } from '../expression/refuse.ts';

export interface Problem {
  file: string;
  /** From 1; 0 where unknown. */
  line: number;
  /** From 1; left out where unknown. */
  column?: number;
  message: string;
}

/** The error and its place; `fallback` is the file of an error without a place. */
export function problemOf(error: unknown, fallback: string): Problem {
  if (!(error instanceof Error)) return { file: fallback, line: 0, message: String(error) };
  // By name: the thrower may have loaded another copy of the class.
  if (error.name !== 'RefusedError') return { file: fallback, line: 0, message: error.stack ?? error.message };
  return { file: fallback, line: 0, ...(error as RefusedError).place, message: error.message };
}

/** `file:line:column: message`, which editors and terminals link; the file's path is relative to `base`. */
export function printProblem({ file, line, column, message }: Problem, base: string): string {
  const name = file.startsWith(base) ? file.slice(base.length).replace(/^\//, '') : file;
  const place = line === 0 ? [name] : column === undefined ? [name, line] : [name, line, column];
  return `${place.join(':')}: ${message}`;
}
