import { syntaxProblems } from '../../liquid/syntax-problems.ts';
import type { Theme } from '../../theme/load.ts';
import { type Problem, problemText } from '../../theme/problem.ts';

const liquid = new WeakMap<Theme, Problem[]>();

/** Liquid of a theme's own files that a page would print an error for. The merchant's files have none of their own. */
function liquidProblems(theme: Theme): Problem[] {
  const known = liquid.get(theme);
  if (known) return known;
  const found = theme.paths
    .filter((path) => path.endsWith('.liquid'))
    .flatMap((path) => {
      const source = theme.source(path.slice(0, -'.liquid'.length));
      return source === undefined ? [] : syntaxProblems(source).map((problem) => ({ file: path, ...problem }));
    });
  liquid.set(theme, found);
  return found;
}

/** What is wrong with a theme and the merchant's files for it: a sentence each, with file and line. */
export const themeProblems = (theme: Theme): string[] => [
  ...new Set([...theme.problems, ...liquidProblems(theme.unedited ?? theme)].map(problemText)),
];
