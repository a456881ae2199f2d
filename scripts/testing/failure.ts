import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../project.ts';

/** What is printed of a failed test. */
export interface Failure {
  /** Groups and the test, outermost first. */
  titles: readonly string[];
  errors: readonly FailureError[];
  /** The command that runs this test alone. */
  alone: string;
  /** What the test, or the servers during it, wrote. */
  output?: string;
}

export interface FailureError {
  /** Several lines; a difference between values is part of it. */
  message: string;
  /** The line of the project's own code where it was thrown. */
  at?: { file: string; line: number };
}

/** A path as one types it in the project's root. */
export const fromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/');

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** The lines about one failed test. */
export function describeFailure({ titles, errors, alone, output = '' }: Failure): string {
  const lines = [`✗ ${titles.join(' › ')}`];
  for (const { message, at } of errors) {
    lines.push(indented(stripVTControlCharacters(message).trim()));
    if (at) lines.push(`  at ${fromRoot(at.file)}:${at.line}`);
  }
  const written = stripVTControlCharacters(output).trim();
  if (written) lines.push('  It wrote:', indented(indented(written)));
  lines.push(`  Alone: ${alone}`);
  return lines.join('\n');
}

/** A test's name as a pattern between double quotes, safe in any shell: what the pattern or the shell would read is any character. */
export function namePattern(name: string): string {
  return `"${name.replaceAll(/[\\^$.*+?()[\]{}|"'`!%]/g, '.')}"`;
}
