/** What the platform would refuse of a theme that is being built, told with the source it comes from. */
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
    const byHand = join(theme, problem.path);
    return { file: existsSync(byHand) ? byHand : problem.path, line: problem.line, message: problem.message };
  });
}

/** What a Liquid file is found to be, from the cache on disk: most builds change one file of a theme. */
export const cachedLiquid: ReadLiquid = (source) => cached(['liquid-tree', source], () => checkLiquid(source));

/** From memory what was read by the last two themes: `next` begins another one. */
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

/** A compiled section's problem, at the line of its source where the setting, block or attribute stands that it is about. */
function ofSource({ line, message }: ThemeProblem, compiled: string, source: string): Problem {
  const sources = [source, ...besides(source)].map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  for (const name of namesNear(compiled.split('\n'), line)) {
    const written = new RegExp(`(^|[\\s{,'"])${name}['"]?\\s*:`);
    for (const { file, lines } of sources) {
      const at = lines.findIndex((text) => written.test(text));
      if (at >= 0) return { file, line: at + 1, message };
    }
  }
  return { file: source, line: 0, message: `${message} (line ${line} of the compiled section)` };
}

/** What identifies a line of a compiled schema: the id of the entry that it is in, else its type, else the line's own key. */
function namesNear(lines: readonly string[], line: number): string[] {
  const schema = lines.findIndex((text) => text.startsWith('{% schema %}'));
  if (schema < 0 || line <= schema) return [];
  const own = lines[line - 1] ?? '';
  const key = /^\s*"([\w-]+)":/.exec(own)?.[1];
  // The line that opens an entry is less indented than what is in it.
  const depth = indent(own) + (key === undefined && /[{[]\s*$/.test(own) ? 2 : 0);
  const entry = [...around(lines, line - 1, -1, depth), ...around(lines, line - 1, 1, depth)];
  const valuesOf = (name: string) =>
    entry.flatMap((text) => new RegExp(`^\\s*"${name}": "([\\w-]+)"`).exec(text)?.[1] ?? []);
  return [...valuesOf('id'), ...valuesOf('type'), ...(key === undefined ? [] : [key])];
}

const indent = (text: string): number => text.length - text.trimStart().length;

/** The lines of the same entry before or after a line. */
function around(lines: readonly string[], from: number, step: 1 | -1, depth: number): string[] {
  const found: string[] = [];
  for (let i = from; i >= 0 && i < lines.length; i += step) {
    const text = lines[i] ?? '';
    const at = indent(text);
    if (i !== from && at < depth) break;
    if (at === depth) found.push(text);
  }
  return found;
}

/** The other files that a section's settings may stand in: those of its folder, and what it imports by path. */
function besides(source: string): string[] {
  const folder = dirname(source);
  const imported = [...readFileSync(source, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(folder, path),
  );
  const own = globSync('*.{ts,tsx}', { cwd: folder, exclude: ['*.test.*'] }).map((name) => join(folder, name));
  return [...new Set([...imported, ...own])].filter((file) => file !== source && existsSync(file));
}
