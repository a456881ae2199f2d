/** A storefront's source → a theme directory. */
import { join } from 'node:path';
import type { QuickCheck } from '../parity/quick.ts';
import { bundle } from './bundles/bundles.ts';
import { type Problem, problemOf } from './problem.ts';
import { createSectionCompiler, type SectionCompiler } from './sections/section-compiler.ts';
import { sectionFiles } from './sections/section-files.ts';
import { sectionsOf } from './sections/sections.ts';
import { assembleTheme } from './theme.ts';
import { writeTheme } from './write-theme.ts';

export interface BuiltTheme {
  sections: number;
  assets: number;
  /** Paths in the theme of the files that changed or were removed, sorted. */
  changed: string[];
}
export type Built = { ok: true; value: BuiltTheme } | { ok: false; error: Problem[] };

export interface BuildOptions {
  compiler?: SectionCompiler;
  /** Starts a parity check of the section files during the build; if it finds a difference, nothing is written. */
  startParityCheck?: (files: readonly string[]) => QuickCheck;
}

/**
 * Builds the theme. If the platform would refuse it, the old theme is not changed.
 * @param storefront Its real path, as modules are identified by their real paths.
 * @param out The theme's folder, absolute.
 */
export async function buildTheme(
  storefront: string,
  out: string,
  { compiler = createSectionCompiler(), startParityCheck }: BuildOptions = {},
): Promise<Built> {
  const parityCheck = startParityCheck?.(sectionFiles(storefront));
  try {
    return await finish(storefront, out, compiler, parityCheck);
  } finally {
    parityCheck?.stop();
  }
}

async function finish(
  storefront: string,
  out: string,
  compiler: SectionCompiler,
  parityCheck: QuickCheck | undefined,
): Promise<Built> {
  const all = sectionsOf(storefront, compiler);
  const opened = all.open();
  // Vite's threads bundle while this one compiles. If a section file has a problem, nothing is bundled.
  const bundling = opened.problems.length > 0 ? undefined : bundle(storefront, opened.islands);
  const [compiled, bundled] = await Promise.allSettled([all.compile(), bundling]);
  if (compiled.status === 'rejected') throw compiled.reason;
  const { sections, problems } = compiled.value;
  problems.unshift(...opened.problems);
  if (bundled.status === 'rejected') problems.push(problemOf(bundled.reason, join(storefront, 'src')));
  if (problems.length > 0 || bundled.status === 'rejected' || bundled.value === undefined)
    return { ok: false, error: problems };
  const theme = assembleTheme(storefront, sections, bundled.value);
  if (!theme.ok) return theme;
  const differences = await parityCheck?.problems;
  if (differences && differences.length > 0) return { ok: false, error: differences };
  const { files, assets } = theme.value;
  return { ok: true, value: { sections: sections.length, assets, changed: writeTheme(out, files) } };
}
