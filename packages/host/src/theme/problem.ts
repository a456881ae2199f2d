/** Something wrong with a theme, said so that its author can find it. */
export interface Problem {
  /** Path inside the theme, e.g. `templates/index.json`. */
  file: string;
  /** 1-based, or null where the whole file is meant. */
  line: number | null;
  message: string;
}

/** `templates/index.json:12: Unexpected end of JSON` */
export function problemText(problem: Problem): string {
  return `${problem.file}${problem.line === null ? '' : `:${problem.line}`}: ${problem.message}`;
}
