/** The theme as a zip archive, with fixed dates so that equal themes give equal archives. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { zipSync } from 'fflate';
import { merchantFiles } from './merchant-files.ts';
import { printThemeProblem, readThemeFiles } from './upload/theme-files.ts';
import { validateTheme } from './upload/validate.ts';

export type Zipped = { ok: true; value: { files: number; bytes: number } } | { ok: false; error: string };

/** The earliest date of the format, which uses local time. */
const DATE = new Date(1980, 0, 1);

/**
 * @param without Paths of JSON templates that are not for merchants; what only these use is left out too (`merchantFiles`). No archive is
 * written if the platform would refuse the theme.
 */
export function zipTheme(theme: string, out: string, without: readonly string[] = []): Zipped {
  const all = readThemeFiles(theme);
  if (!all.has('layout/theme.liquid')) return { ok: false, error: `${theme} is not a theme: build it first` };
  const unknown = without.find((path) => !all.has(path));
  if (unknown !== undefined) return { ok: false, error: `${theme} has no ${unknown} to leave out` };
  const files = merchantFiles(all, without);
  const problems = validateTheme(files);
  if (problems.length > 0)
    return { ok: false, error: problems.map((problem) => printThemeProblem(problem, theme)).join('\n') };
  const archive = zip(files);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, archive);
  return { ok: true, value: { files: files.size, bytes: archive.length } };
}

/** Names are UTF-8, and the files are in the given order. */
export function zip(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const contents = [...files].map(([name, content]) => [
    name,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  ]);
  return zipSync(Object.fromEntries(contents), { level: 9, mtime: DATE });
}
