/** Source files as syntax trees. */
import { readFileSync } from 'node:fs';
import type { Program } from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';
import { RefusedError } from '../expression/refuse.ts';

export interface Source {
  file: string;
  text: string;
  program: Program;
  /** Line and column, from 1, of an offset in UTF-16 units. */
  position(offset: number): { line: number; column: number };
}

/** @throws RefusedError with the place of a syntax error */
export function parse(file: string, text = readFileSync(file, 'utf8')): Source {
  const { program, errors } = parseSync(file, text, { sourceType: 'module', preserveParens: false });
  const source: Source = { file, text, program, position: (offset) => positionIn(text, offset) };
  const [error] = errors;
  if (error) {
    const refused = new RefusedError(`${error.message}. Mend the syntax`);
    refused.place = { file, ...source.position(error.labels[0]?.start ?? 0) };
    throw refused;
  }
  return source;
}

function positionIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}
