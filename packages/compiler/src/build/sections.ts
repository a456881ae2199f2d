/** Every section of a storefront, compiled. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileSection } from '../compile.ts';
import type { Section } from '../define-section.ts';
import { load } from '../load.ts';
import { type Problem, problemOf } from './problem.ts';

export interface CompiledSection {
  name: string;
  file: string;
  section: Section;
  liquid: string;
}

export const sectionFiles = (storefront: string): string[] =>
  globSync('src/sections/*/*.section.tsx', { cwd: storefront })
    .map((f) => join(storefront, f))
    .toSorted();

export const sectionName = (file: string): string => basename(file, '.section.tsx');

export function compileSections(storefront: string): { sections: CompiledSection[]; problems: Problem[] } {
  const sections: CompiledSection[] = [];
  const problems: Problem[] = [];
  for (const file of sectionFiles(storefront)) {
    try {
      const name = sectionName(file);
      const section = load(file, 'symbolic').default as Section | undefined;
      if (section === undefined)
        throw new Error('There is no default export. Export defineSection({…}) as the default');
      const liquid = compileSection(name, section);
      sections.push({ name, file, section, liquid });
    } catch (error) {
      problems.push(problemOf(error, file));
    }
  }
  return { sections, problems };
}
