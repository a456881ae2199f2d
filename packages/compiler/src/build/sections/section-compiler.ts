/** Compiles single section files. */
import { compileSection } from '../../compile.ts';
import type { Section } from '../../define-section.ts';
import type { Modules } from '../../evaluate/modules.ts';
import { exportOf, sectionModules } from '../../section-module.ts';
import { sectionName } from './section-files.ts';

/** A section file, evaluated. */
export interface OpenSection {
  section: Section;
  /** Every file that it depends on, absolute, its own included. */
  modules: ReadonlySet<string>;
  /**
   * Its Liquid file.
   * @throws An error whose place `problemOf` finds.
   */
  liquid(): string;
}

export interface SectionCompiler {
  /**
   * @param file Absolute.
   * @throws An error whose place `problemOf` finds.
   */
  open(file: string): OpenSection;
  /** Evaluates these files, and all that import them, again. Files may be deleted. */
  invalidate(files: readonly string[]): void;
}

export function createSectionCompiler(): SectionCompiler {
  const modules = sectionModules();
  return {
    open(file) {
      const section = exportOf(modules.load(file), 'default') as Section | undefined;
      if (section === undefined)
        throw new Error('There is no default export. Export defineSection({…}) as the default');
      return {
        section,
        modules: importedBy(file, modules),
        liquid: () => compileSection(sectionName(file), section, modules.evaluator),
      };
    },
    invalidate: (files) => modules.forget(files),
  };
}

/** A file and all that it imports. */
function importedBy(file: string, modules: Modules): Set<string> {
  const files = new Set([file]);
  // `files` grows during the loop.
  for (const one of files) for (const next of modules.load(one).imports) files.add(next);
  return files;
}
