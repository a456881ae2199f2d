/** The files of a theme, by their paths within it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export type ThemeFiles = ReadonlyMap<string, string | Uint8Array>;

/** A mistake in a file of the theme. */
export interface ThemeProblem {
  /** Path within the theme. */
  path: string;
  /** From 1; 0 for the file as a whole. */
  line: number;
  message: string;
}

/** One line, with the file's path within the theme; `theme` names the whole of it. */
export const printThemeProblem = ({ path, line, message }: ThemeProblem, theme: string): string =>
  `${path || theme}${line > 0 ? `:${line}` : ''}: ${message}`;

/** Notes a mistake of one file. */
export type Note = (line: number, message: string) => void;

/** Every file of a folder but hidden ones. None where there is no such folder. */
export function readThemeFiles(folder: string): Map<string, Uint8Array> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]),
  );
}

export const textOfFile = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content).toString('utf8');

export const bytesOfFile = (content: string | Uint8Array): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
