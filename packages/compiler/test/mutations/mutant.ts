/** One rule of the compiler, broken by a small change of its source. */
export interface Mutant {
  /** The operator or rule that it breaks. */
  breaks: string;
  /** Below `packages/compiler/src`. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** Snippets of the corpus of which the parity check says so: `language/truth.tsx#Name`. */
  by: readonly string[];
}

/** What is wrong with a mutant itself, so that it would break nothing; undefined where it is fit to run. */
export function unfit({ file, find, replace, by }: Mutant, source: string): string | undefined {
  const times = source.split(find).length - 1;
  if (times !== 1)
    return `${JSON.stringify(find)} stands ${times} times in src/${file}, and must stand there once: choose another text`;
  if (find === replace) return `${JSON.stringify(find)} is replaced by itself`;
  return by.length === 0 ? 'It names no snippet that shows it: run with VITRINE_FULL=1 to find some' : undefined;
}
