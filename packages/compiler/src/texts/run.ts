/** `texts` at the command line. */
import { printProblem } from '../build/problem.ts';
import { textProblems, unusedTexts } from './text-problems.ts';
import { textUses } from './text-uses.ts';
import { readThemeTexts } from './theme-texts.ts';

/** Prints what is wrong with the texts of a storefront, its path absolute. Exit code: 1 where anything is. */
export function runTexts(storefront: string): number {
  const texts = readThemeTexts(storefront);
  const uses = textUses(storefront);
  const problems = [...texts.problems, ...textProblems(storefront, texts, uses), ...unusedTexts(texts, uses)];
  for (const problem of problems) console.error(printProblem(problem, process.cwd()));
  const count = texts.languages.get(texts.primary ?? '')?.size ?? 0;
  console.log(`texts: ${count} in ${[...texts.languages.keys()].join(', ')}; ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}
