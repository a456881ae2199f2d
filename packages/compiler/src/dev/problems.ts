import { readFileSync } from 'node:fs';
import type { Problem } from '../build/problem.ts';
import { printProblem } from '../build/problem.ts';

/** A problem as a page shows it. */
export interface ShownProblem {
  /** `packages/storefront/src/…:12:3`, relative to the folder in which the command was run. */
  place: string;
  message: string;
  /** The lines around the place, with their numbers; empty if the problem has no line. */
  frame: string;
}

/** Lines shown before and after a problem's line. */
const AROUND = 2;

export function shownProblem(problem: Problem, base: string): ShownProblem {
  const place = printProblem({ ...problem, message: '' }, base).slice(0, -2);
  return { place, message: problem.message, frame: codeFrame(problem) };
}

function codeFrame({ file, line, column }: Problem): string {
  if (line < 1) return '';
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return '';
  }
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((text, index) => {
      const number = first + index;
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
      return number === line && column !== undefined
        ? [shown, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`]
        : [shown];
    })
    .join('\n');
}
