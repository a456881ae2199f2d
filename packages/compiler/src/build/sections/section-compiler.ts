/** What compiles one section file. The builder asks for one file at a time and says which files changed. */
import { compileSection } from '../../compile.ts';
import type { Section } from '../../define-section.ts';
import type { Modules } from '../../evaluate/modules.ts';
import { exportOf, sectionModules } from '../../section-module.ts';
import { sectionName } from './section-files.ts';

/** A section file, evaluated. */
export interface OpenSection {
  section: Section;
  /** Every file it was made from, absolute, its own included: a change of another file leaves it as it is. */
  modules: ReadonlySet<string>;
  /**
   * Its Liquid file.
   * @throws What `problemOf` finds the place of.
   */
  liquid(): string;
}

export interface SectionCompiler {
  /**
   * @param file Absolute.
   * @throws What `problemOf` finds the place of.
   */
  open(file: string): OpenSection;
  /** What was evaluated of these files, and of all that imports them, is evaluated anew. Files may be gone. */
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
  const found = new Set([file]);
  // Grows while it is walked.
  for (const one of found) for (const next of modules.load(one).imports) found.add(next);
  return found;
}
