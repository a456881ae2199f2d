/** Every section of a storefront, compiled; after a change only those that it reaches. */
import { setImmediate } from 'node:timers/promises';
import { inHeader, onlyOn, wakesEarly } from '../bundles/hydrates-early.ts';
import { type Island, islandOf } from '../bundles/islands.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { OpenSection, SectionCompiler } from './section-compiler.ts';
import { sectionFiles, sectionName } from './section-files.ts';

export interface CompiledSection {
  name: string;
  file: string;
  liquid: string;
}

interface Known extends OpenSection {
  /** What the browser loads of it; undefined where it stays as it was printed. */
  island: Island | undefined;
  /** Its Liquid file, once it is compiled. */
  compiled: string | undefined;
}

export interface Sections {
  /** What was made of these files is made anew. */
  invalidate(changed: readonly string[]): void;
  /** Evaluates the section files. */
  open(): { islands: Island[]; problems: Problem[] };
  /** Compiles what `open` has found, and lets other work of this thread run in between. */
  compile(): Promise<{ sections: CompiledSection[]; problems: Problem[] }>;
}

/**
 * @param storefront Absolute.
 * @param built Liquid of the sections, by name, as an earlier build made it of these sources: taken until something changes that it may depend on.
 */
export function sectionsOf(
  storefront: string,
  compiler: SectionCompiler,
  built: ReadonlyMap<string, string> = new Map(),
): Sections {
  let unchanged = built;
  /** By file. A file that could not be evaluated is not in it: what it depends on is unknown. */
  const known = new Map<string, Known>();
  /** Files of the sections there are. */
  let files: string[] = [];

  function open(file: string): Known {
    const before = known.get(file);
    if (before) return before;
    const opened = compiler.open(file);
    const one: Known = { ...opened, island: island(file, opened), compiled: unchanged.get(sectionName(file)) };
    known.set(file, one);
    return one;
  }

  return {
    invalidate(changed) {
      compiler.invalidate(changed);
      // Before a section was opened, what it depends on is unknown.
      unchanged = new Map();
      for (const [file, { modules }] of known) if (changed.some((one) => modules.has(one))) known.delete(file);
    },
    open() {
      files = sectionFiles(storefront);
      const made = eachOf(files, open);
      return { islands: made.values.flatMap(({ island }) => island ?? []), problems: made.problems };
    },
    async compile() {
      const sections: CompiledSection[] = [];
      const problems: Problem[] = [];
      for (const file of files) {
        const one = known.get(file);
        if (one === undefined) continue;
        try {
          if (one.compiled === undefined) {
            await setImmediate();
            one.compiled = one.liquid();
          }
          sections.push({ name: sectionName(file), file, liquid: one.compiled });
        } catch (error) {
          problems.push(problemOf(error, file));
        }
      }
      return { sections, problems };
    },
  };
}

/** What is made of each file, and what went wrong with the others. */
function eachOf<T>(files: readonly string[], make: (file: string) => T): { values: T[]; problems: Problem[] } {
  const values: T[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      values.push(make(file));
    } catch (error) {
      problems.push(problemOf(error, file));
    }
  }
  return { values, problems };
}

function island(file: string, { section }: OpenSection): Island | undefined {
  if (section.view === undefined || section.hydrate === 'never') return undefined;
  return {
    ...islandOf(sectionName(file), file),
    early: wakesEarly(section),
    everywhere: inHeader(section),
    templates: onlyOn(section),
  };
}
