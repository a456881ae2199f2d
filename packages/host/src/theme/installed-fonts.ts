import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A family whose files are in an installed package `@fontsource/…` (openly licensed fonts). */
export interface InstalledFont {
  /** `Work Sans` */
  name: string;
  fallback: 'serif' | 'sans-serif' | 'monospace';
  weights: number[];
  italic: boolean;
  /** Of the package. */
  version: string;
  /** `@fontsource/work-sans` */
  package: string;
}

/** Families that the platform's picker calls otherwise than their package. */
const NAMES: Readonly<Record<string, string>> = { bio_rhyme: 'biorhyme', muli: 'mulish' };

/** The package of a family by the picker's handle: `work_sans` → `@fontsource/work-sans`. */
export const packageOf = (key: string): string => `@fontsource/${NAMES[key] ?? key.replaceAll('_', '-')}`;

/** Where packages are looked for: beside the host, and in the project it is started in. */
const places = [createRequire(import.meta.url), createRequire(path.join(process.cwd(), 'package.json'))];

/** The file of an installed package (`@fontsource/abel/metadata.json`), or undefined. */
export function installedFile(specifier: string): string | undefined {
  for (const { resolve } of places) {
    try {
      return resolve(specifier);
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

/** Handles of the families whose packages are installed. Folders are read each time: a merchant may have added one. */
export function installedHandles(): string[] {
  const handles = new Map(Object.entries(NAMES).map(([handle, name]) => [name, handle]));
  const folders = new Set(places.flatMap(({ resolve }) => resolve.paths('@fontsource/any') ?? []));
  const names = [...folders].flatMap((folder) => namesIn(path.join(folder, '@fontsource')));
  return [...new Set(names)].map((name) => handles.get(name) ?? name.replaceAll('-', '_'));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Most of the folders that Node looks into do not exist.
    return [];
  }
}

const known = new Map<string, InstalledFont | null>();

/** The family of a handle, where its package is installed; null otherwise. Packages are looked for once. */
export function installedFont(key: string): InstalledFont | null {
  const before = known.get(key);
  if (before !== undefined) return before;
  const font = read(key);
  known.set(key, font);
  return font;
}

function read(key: string): InstalledFont | null {
  if (!/^[a-z0-9_]+$/.test(key)) return null;
  const [metadata, manifest] = ['metadata.json', 'package.json'].map((name) =>
    installedFile(`${packageOf(key)}/${name}`),
  );
  if (metadata === undefined || manifest === undefined) return null;
  const { family, weights, styles, category } = JSON.parse(readFileSync(metadata, 'utf8'));
  const fallback = category === 'serif' || category === 'monospace' ? category : 'sans-serif';
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { name: family, fallback, weights, italic: styles.includes('italic'), version, package: packageOf(key) };
}
