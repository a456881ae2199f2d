/** One rule of the compiler, broken by a small change of its source. */
export interface Mutant {
  /** The operator or rule that it breaks. */
  breaks: string;
  /** Below `packages/compiler/src`. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** Snippets of the corpus that show it, such as `language/truth.tsx#PriceZeroIsFree`: the first that does is enough. */
  by: readonly string[];
}

/** Mutants by the file that they change. */
export type Broken = Readonly<
  Record<string, readonly (readonly [breaks: string, find: string, replace: string, ...by: string[]])[]>
>;

export const mutantsOf = (broken: Broken): Mutant[] =>
  Object.entries(broken).flatMap(([file, rows]) =>
    rows.map(([breaks, find, replace, ...by]) => ({ breaks, file, find, replace, by })),
  );

/** What is wrong with a mutant itself, so that it breaks nothing; undefined where it is fit to run. */
export function unfit({ file, find, replace, by }: Mutant, source: string): string | undefined {
  const times = source.split(find).length - 1;
  if (times !== 1)
    return `${JSON.stringify(find)} stands ${times} times in src/${file}, and must stand there once: give the mutant the text of today`;
  if (find === replace) return `${JSON.stringify(find)} is replaced by itself`;
  return by.length === 0 ? 'No snippet is named that shows it' : undefined;
}
