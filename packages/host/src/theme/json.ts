import JSON5 from 'json5';
import type { Problem } from './problem.ts';

export type Parsed<T> = { ok: true; value: T } | { ok: false; error: Problem };

interface Json5Error {
  lineNumber: number;
  columnNumber: number;
  message: string;
}

const isJson5Error = (error: unknown): error is Json5Error =>
  error instanceof Error && 'lineNumber' in error && typeof error.lineNumber === 'number';

/**
 * Parses a JSON file of a theme, which may hold comments and trailing commas (docs/platform.md: theme files).
 * `lineOffset` is added to the line of an error, for JSON inside a Liquid file.
 */
export function parseJson(text: string, file: string, lineOffset = 0): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // Strict JSON is several times faster; only files with comments pay for the second parser.
  }
  try {
    return { ok: true, value: JSON5.parse(text) };
  } catch (error) {
    const line = isJson5Error(error) ? error.lineNumber + lineOffset : null;
    const reason = error instanceof Error ? error.message.replace(/^JSON5:\s*| at \d+:\d+$/g, '') : String(error);
    return { ok: false, error: { file, line, message: `not valid JSON: ${reason}` } };
  }
}
