/** A small change of the compiler's source that breaks one rule. */
export interface Mutant {
  /** The broken operator or rule. */
  breaks: string;
  /** Below `packages/compiler/src`. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Snippets of the corpus that detect it, such as `language/truth.tsx#PriceZeroIsFree`; one of them must. */
  by: readonly string[];
}

/** Mutants by the changed file. */
export type Broken = Readonly<
  Record<string, readonly (readonly [breaks: string, find: string, replace: string, ...by: string[]])[]>
>;

export const mutantsOf = (broken: Broken): Mutant[] =>
  Object.entries(broken).flatMap(([file, rows]) =>
    rows.map(([breaks, find, replace, ...by]) => ({ breaks, file, find, replace, by })),
  );

/** Why a mutant is invalid; undefined if it is valid. */
export function unfit({ file, find, replace, by }: Mutant, source: string): string | undefined {
  const times = source.split(find).length - 1;
  if (times !== 1)
    return `${JSON.stringify(find)} occurs ${times} times in src/${file}, and must occur once: update the mutant to the current source`;
  if (find === replace) return `${JSON.stringify(find)} is replaced by itself`;
  return by.length === 0 ? 'No snippet is named that shows it' : undefined;
}
