import { extname } from 'node:path';
import { fold } from '../fold.ts';

/** Characters of a name without its extension. */
const LONGEST = 100;

/**
 * The name that an uploaded file gets: lower-case letters, digits, `-` and `_`, with its extension. `Été Dress (1).JPG` is
 * `ete-dress-1.jpg`. Folders before it are left out.
 */
export function cleanFileName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const extension = extname(base);
  const stem = fold(base.slice(0, base.length - extension.length))
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'file'}${extension.toLowerCase()}`;
}

/** The name itself, then the same with `-1`, `-2` … before its extension. */
export function numberedName(name: string, number: number): string {
  if (number === 0) return name;
  const extension = extname(name);
  return `${name.slice(0, name.length - extension.length)}-${number}${extension}`;
}
