/** Compiles every section of a storefront; after a change only those that depend on the changed files. */
import { setImmediate } from 'node:timers/promises';
import { hydratesEarly, inHeader, onlyOn } from '../bundles/hydrates-early.ts';
import { type Island, islandOf } from '../bundles/islands.ts';
import type { Problem } from '../problem.ts';
import type { OpenSection, SectionCompiler } from './section-compiler.ts';
import { sectionFiles, sectionName } from './section-files.ts';
import { problemsOfSections, type SectionError } from './shared-problems.ts';

export interface CompiledSection {
  name: string;
  file: string;
  liquid: string;
}

interface Opened extends OpenSection {
  /** What the browser loads of it; undefined if it does not hydrate. */
  island: Island | undefined;
  /** Its Liquid file, once it is compiled. */
  compiled: string | undefined;
}

export interface Sections {
  /** Sections that depend on these files are compiled again. */
  invalidate(changed: readonly string[]): void;
  /** Evaluates the section files. */
  open(): { islands: Island[]; problems: Problem[] };
  /** Compiles the sections that `open` has evaluated, and lets other work of this thread run in between. */
  compile(): Promise<{ sections: CompiledSection[]; problems: Problem[] }>;
}

/**
 * @param storefront Absolute.
 * @param built Liquid of the sections, by name, from an earlier build of these sources. It is used until the first change.
 */
export function sectionsOf(
  storefront: string,
  compiler: SectionCompiler,
  built: ReadonlyMap<string, string> = new Map(),
): Sections {
  let unchanged = built;
  /** By file. A file that could not be evaluated is missing, as its dependencies are unknown. */
  const opened = new Map<string, Opened>();
  /** Files of the sections there are. */
  let files: string[] = [];

  function open(file: string): Opened {
    const before = opened.get(file);
    if (before) return before;
    const section = compiler.open(file);
    const one: Opened = { ...section, island: island(file, section), compiled: unchanged.get(sectionName(file)) };
    opened.set(file, one);
    return one;
  }

  return {
    invalidate(changed) {
      compiler.invalidate(changed);
      // Before a section is opened, its dependencies are unknown.
      unchanged = new Map();
      for (const [file, { modules }] of opened) if (changed.some((one) => modules.has(one))) opened.delete(file);
    },
    open() {
      files = sectionFiles(storefront);
      const { values, problems } = eachOf(files, open);
      return { islands: values.flatMap(({ island }) => island ?? []), problems };
    },
    async compile() {
      const sections: CompiledSection[] = [];
      const errors: SectionError[] = [];
      for (const file of files) {
        const one = opened.get(file);
        if (one === undefined) continue;
        try {
          if (one.compiled === undefined) {
            await setImmediate();
            one.compiled = one.liquid();
          }
          sections.push({ name: sectionName(file), file, liquid: one.compiled });
        } catch (error) {
          errors.push({ file, error });
        }
      }
      return { sections, problems: problemsOfSections(errors) };
    },
  };
}

/** The results of `make`, and the problems of the files for which it threw. */
function eachOf<T>(files: readonly string[], make: (file: string) => T): { values: T[]; problems: Problem[] } {
  const values: T[] = [];
  const errors: SectionError[] = [];
  for (const file of files) {
    try {
      values.push(make(file));
    } catch (error) {
      errors.push({ file, error });
    }
  }
  return { values, problems: problemsOfSections(errors) };
}

function island(file: string, { section }: OpenSection): Island | undefined {
  if (section.view === undefined || section.hydrate === 'never') return undefined;
  return {
    ...islandOf(sectionName(file), file),
    early: hydratesEarly(section),
    everywhere: inHeader(section),
    templates: onlyOn(section),
  };
}
