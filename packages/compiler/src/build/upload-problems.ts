/** What the platform would refuse of a theme that is being built, with the place in the source. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkLiquid, type LiquidFile } from '../upload/liquid/check-liquid.ts';
import { type ThemeFiles, type ThemeProblem, textOfFile } from '../upload/theme-files.ts';
import { type ReadLiquid, validateTheme } from '../upload/validate.ts';
import { cached } from './cache.ts';
import type { Problem } from './problem.ts';

/**
 * @param files The whole theme, as it will be written.
 * @param theme Folder of the files that are written by hand.
 * @param sections Source files of the compiled sections, by their names.
 */
export function uploadProblems(
  files: ThemeFiles,
  theme: string,
  sections: ReadonlyMap<string, string>,
  read: ReadLiquid = cachedLiquid,
): Problem[] {
  return validateTheme(files, read).map((problem) => {
    const source = sections.get(/^sections\/(.*)\.liquid$/.exec(problem.path)?.[1] ?? '');
    const compiled = textOfFile(files.get(problem.path) ?? '');
    if (source !== undefined) return ofSource(problem, compiled, source);
    const handWritten = join(theme, problem.path);
    return { file: existsSync(handWritten) ? handWritten : problem.path, line: problem.line, message: problem.message };
  });
}

/** Checks a Liquid file, or returns the result from the cache on disk: most builds change one file of a theme. */
export const cachedLiquid: ReadLiquid = (source) => cached(['liquid-tree', source], () => checkLiquid(source));

/** A cache in memory of the last two themes' files: `next` begins another theme. */
export function rememberedLiquid(): { read: ReadLiquid; next: () => void } {
  let before = new Map<string, LiquidFile>();
  let now = new Map<string, LiquidFile>();
  return {
    read(source) {
      const file = now.get(source) ?? before.get(source) ?? cachedLiquid(source);
      now.set(source, file);
      return file;
    },
    next() {
      before = now;
      now = new Map();
    },
  };
}

/** A compiled section's problem, at the source line of the setting, block or attribute that it concerns. */
function ofSource({ line, message }: ThemeProblem, compiled: string, source: string): Problem {
  const sources = [source, ...otherFiles(source)].map((file) => ({
    file,
    lines: readFileSync(file, 'utf8').split('\n'),
  }));
  for (const name of namesNear(compiled.split('\n'), line)) {
    const written = new RegExp(`(^|[\\s{,'"])${name}['"]?\\s*:`);
    for (const { file, lines } of sources) {
      const at = lines.findIndex((text) => written.test(text));
      if (at >= 0) return { file, line: at + 1, message };
    }
  }
  return { file: source, line: 0, message: `${message} (line ${line} of the compiled section)` };
}

/** What identifies a line of a compiled schema: the id of its entry, else the entry's type, else the line's key. */
function namesNear(lines: readonly string[], line: number): string[] {
  const schema = lines.findIndex((text) => text.startsWith('{% schema %}'));
  if (schema < 0 || line <= schema) return [];
  const own = lines[line - 1] ?? '';
  const key = /^\s*"([\w-]+)":/.exec(own)?.[1];
  // The line that opens an entry is indented less than its members.
  const depth = indent(own) + (key === undefined && /[{[]\s*$/.test(own) ? 2 : 0);
  const entry = [...around(lines, line - 1, -1, depth), ...around(lines, line - 1, 1, depth)];
  const valuesOf = (name: string) =>
    entry.flatMap((text) => new RegExp(`^\\s*"${name}": "([\\w-]+)"`).exec(text)?.[1] ?? []);
  return [...valuesOf('id'), ...valuesOf('type'), ...(key === undefined ? [] : [key])];
}

const indent = (text: string): number => text.length - text.trimStart().length;

/** The lines of the same entry before or after a line. */
function around(lines: readonly string[], from: number, step: 1 | -1, depth: number): string[] {
  const siblings: string[] = [];
  for (let i = from; i >= 0 && i < lines.length; i += step) {
    const text = lines[i] ?? '';
    const at = indent(text);
    if (i !== from && at < depth) break;
    if (at === depth) siblings.push(text);
  }
  return siblings;
}

/** Other files that may define a section's settings: those of its folder, and those it imports by path. */
function otherFiles(source: string): string[] {
  const folder = dirname(source);
  const imported = [...readFileSync(source, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(folder, path),
  );
  const own = globSync('*.{ts,tsx}', { cwd: folder, exclude: ['*.test.*'] }).map((name) => join(folder, name));
  return [...new Set([...imported, ...own])].filter((file) => file !== source && existsSync(file));
}
