/** The sections that depend on a file. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolve } from '../evaluate/resolve.ts';

/** Imports by path, or by a name of the package's own; types leave nothing. */
const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[^'"();]*?\bfrom\s*)?['"]([.#][^'"]+)['"]/g;
const SECTION = /\.section\.tsx$/;

interface Parsed {
  stamp: string;
  imports: readonly string[];
}

/** Importers of files. Unchanged files are not read again. */
export interface Importers {
  /** The sections that a file is part of, those that import it most directly first. */
  sectionsOf(file: string): string[];
}

export function createImporters(): Importers {
  const parsed = new Map<string, Parsed>();

  function importsOf(file: string): readonly string[] {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${size}`;
    const known = parsed.get(file);
    if (known?.stamp === stamp) return known.imports;
    const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) =>
      target(specifier, file),
    );
    parsed.set(file, { stamp, imports });
    return imports;
  }

  return {
    sectionsOf(file) {
      const folder = sourceFolder(file);
      if (folder === undefined) return [];
      const importers = new Map<string, string[]>();
      for (const name of globSync('**/*.{ts,tsx}', { cwd: folder })) {
        if (/\.test\.tsx?$/.test(name)) continue;
        const importer = join(folder, name);
        for (const imported of importsOf(importer))
          importers.set(imported, [...(importers.get(imported) ?? []), importer]);
      }
      const reached = new Set([file]);
      // The set grows during the loop: the nearest importers come first.
      for (const one of reached)
        if (one === file || !SECTION.test(one)) for (const importer of importers.get(one) ?? []) reached.add(importer);
      reached.delete(file);
      return [...reached].filter((one) => SECTION.test(one));
    },
  };
}

function target(specifier: string, file: string): string[] {
  try {
    return [resolve(specifier, file)];
  } catch {
    return [];
  }
}

/** The folder of the storefront's sources that a file belongs to: the one with a folder of sections. */
function sourceFolder(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'sections'))) return folder;
  return undefined;
}
