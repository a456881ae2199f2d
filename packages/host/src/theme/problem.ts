/** A fault of a theme, or of the shop folder's settings for it, with its place in a file. */
export interface Problem {
  /** Path inside the theme, e.g. `templates/index.json`, or inside the shop's folder. */
  file: string;
  /** 1-based, or null where the whole file is meant. */
  line: number | null;
  message: string;
}

/** A file that is there and cannot be read. */
export function unreadable(file: string, error: unknown): Problem {
  return { file, line: null, message: `cannot be read: ${error instanceof Error ? error.message : String(error)}` };
}

/** `templates/index.json:12: Unexpected end of JSON` */
export function problemText(problem: Problem): string {
  return `${problem.file}${problem.line === null ? '' : `:${problem.line}`}: ${problem.message}`;
}
