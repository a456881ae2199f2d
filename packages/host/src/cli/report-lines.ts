import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import type { ImportReport } from '../shop/import/report.ts';

/** Entries an import skipped (marked with `leftOut`) and its other messages: one line each, for a terminal. */
export function reportLines({ skipped, warnings }: ImportReport, leftOut = ''): string[] {
  return [
    ...skipped.map(({ file, line, reason }) => `${place(file, line)}: ${leftOut}${reason}`),
    ...warnings.map(({ file, line, message }) => `${place(file, line)}: ${message}`),
  ].map(terminalText);
}

function place(file: string, line: number): string {
  return line > 0 ? `${file}:${line}` : file;
}
