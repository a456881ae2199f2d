import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import type { ImportReport } from '../shop/import/report.ts';

/** What an import left out (marked with `leftOut`), and what it says of the rest: one line each, for a terminal. */
export function reportLines({ skipped, warnings }: ImportReport, leftOut = ''): string[] {
  return [
    ...skipped.map(({ file, line, reason }) => `${place(file, line)}: ${leftOut}${reason}`),
    ...warnings.map(({ file, line, message }) => `${place(file, line)}: ${message}`),
  ].map(terminalText);
}

function place(file: string, line: number): string {
  return line > 0 ? `${file}:${line}` : file;
}
