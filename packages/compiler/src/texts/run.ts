/** The command `texts`. */
import { printProblem } from '../build/problem.ts';
import { textProblems, unusedTexts } from './text-problems.ts';
import { textUses } from './text-uses.ts';
import { readThemeTexts } from './theme-texts.ts';

/** Prints the problems of a storefront's texts; its path is absolute. Exit code: 1 if there are any. */
export function runTexts(storefront: string): number {
  const texts = readThemeTexts(storefront);
  const uses = textUses(storefront);
  const problems = [...texts.problems, ...textProblems(storefront, texts, uses), ...unusedTexts(texts, uses)];
  for (const problem of problems) console.error(printProblem(problem, process.cwd()));
  const count = texts.languages.get(texts.primary ?? '')?.size ?? 0;
  console.log(`texts: ${count} in ${[...texts.languages.keys()].join(', ')}; ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}
