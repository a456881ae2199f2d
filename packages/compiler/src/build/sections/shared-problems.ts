/** Problems of code that several sections run. */
import { type Problem, problemOf } from '../problem.ts';
import { sectionName } from './section-files.ts';

/** An error, and the section file whose compilation it ended. */
export interface SectionError {
  file: string;
  error: unknown;
}

/** The problems of sections. One of shared code is listed once, with the names of the sections that it breaks. */
export function problemsOfSections(errors: readonly SectionError[]): Problem[] {
  const found = errors.map(({ file, error }) => ({ file, problem: problemOf(error, file) }));
  return [...Map.groupBy(found, ({ problem }) => JSON.stringify(problem)).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { file, problem } = first;
    if (same.length === 1 && problem.file === file) return [problem];
    const names = same.map((one) => sectionName(one.file)).join(', ');
    return [{ ...problem, message: `${problem.message}. Sections that it breaks: ${names}` }];
  });
}
