/** A storefront's source → a theme directory, again and again in one process. */
import { join } from 'node:path';
import type { QuickRound } from '../parity/quick.ts';
import type { ThemeFiles } from '../upload/theme-files.ts';
import { type Bundles, bundlesOf } from './bundles.ts';
import { type Problem, problemOf } from './problem.ts';
import { createSectionCompiler, type SectionCompiler } from './section-compiler.ts';
import { sectionFiles } from './section-files.ts';
import { type Sections, sectionsOf } from './sections.ts';
import { assembleTheme } from './theme.ts';
import { rememberedLiquid } from './upload-problems.ts';
import { writeTheme } from './write-theme.ts';

export interface BuiltTheme {
  sections: number;
  assets: number;
  /** Paths in the theme of the files that are other than before, sorted; those that are gone too. */
  changed: string[];
  /** Section files that were compiled anew. */
  compiled: string[];
}
export type Built = { ok: true; value: BuiltTheme } | { ok: false; error: Problem[] };

export interface Builder {
  /**
   * Builds the theme, unless the platform would refuse it: then nothing of the old theme is touched. Builds follow each other.
   * @param changed Files that were changed, made or removed since the last build, by their real paths: what they do not reach is not built again.
   * Without them everything is.
   */
  build(changed?: readonly string[]): Promise<Built>;
}

export interface BuilderOptions {
  /** Makes the compiler of the sections, for each build of everything. */
  newCompiler?: () => SectionCompiler;
  /** Whether markup that stands more than once becomes snippets: that takes longer than compiling one section. */
  isShared?: boolean;
  /** Begins to check the parity of section files beside the build: while something differs, nothing is written. */
  startRound?: (files: readonly string[]) => QuickRound;
}

interface Parts {
  sections: Sections;
  bundles: Bundles;
  /** What was written last. */
  written: ThemeFiles | undefined;
}

/**
 * @param storefront Its real path: modules are known by theirs.
 * @param out The theme's folder, absolute.
 */
export function createBuilder(
  storefront: string,
  out: string,
  { newCompiler = createSectionCompiler, isShared = false, startRound }: BuilderOptions = {},
): Builder {
  const liquid = rememberedLiquid();
  let parts: Parts | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function build(changed: readonly string[] | undefined): Promise<Built> {
    if (parts === undefined || changed === undefined) {
      parts = { sections: sectionsOf(storefront, newCompiler()), bundles: bundlesOf(storefront), written: undefined };
    } else {
      parts.bundles.invalidate(changed);
      parts.sections.invalidate(changed);
    }
    const round = startRound?.(sectionFiles(storefront));
    try {
      return await finish(parts, round);
    } finally {
      round?.stop();
    }
  }

  async function finish(parts: Parts, round: QuickRound | undefined): Promise<Built> {
    const opened = parts.sections.open();
    // Vite's own threads bundle while this one compiles. Islands that are not whole are not bundled.
    const bundling = opened.problems.length > 0 ? undefined : parts.bundles.make(opened.islands);
    const [compiled, bundled] = await Promise.allSettled([parts.sections.compile(), bundling]);
    if (compiled.status === 'rejected') throw compiled.reason;
    const { sections, anew, problems } = compiled.value;
    problems.unshift(...opened.problems);
    if (bundled.status === 'rejected') problems.push(problemOf(bundled.reason, join(storefront, 'src')));
    if (problems.length > 0 || bundled.status === 'rejected' || bundled.value === undefined)
      return { ok: false, error: problems };
    liquid.next();
    const theme = assembleTheme(storefront, sections, bundled.value, { readLiquid: liquid.read, isShared });
    if (!theme.ok) return theme;
    const differing = await round?.problems;
    if (differing && differing.length > 0) return { ok: false, error: differing };
    const { files, assets } = theme.value;
    const written = writeTheme(out, files, parts.written);
    parts.written = files;
    return { ok: true, value: { sections: sections.length, assets, changed: written, compiled: anew } };
  }

  return {
    build(changed) {
      const next = last.then(() => build(changed));
      last = next.catch(() => {});
      return next;
    },
  };
}

/** One build of everything. */
export const buildTheme = (storefront: string, out: string): Promise<Built> =>
  createBuilder(storefront, out, { isShared: true }).build();
