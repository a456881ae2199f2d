/** A module of the views as the browser's bundle takes it. */
import { parse } from 'vite';
import { emptyNoscript } from './empty-noscript.ts';
import { type KeyProblem, translationKeys } from './keys.ts';

export interface BrowserSource {
  /** The keys of `t` in it. */
  keys: string[];
  problems: KeyProblem[];
  /** Undefined where the source stays as it is. */
  code: string | undefined;
}

/** A module that asks for `t`. */
const TRANSLATES = /\bt\b[^;]*from\s*['"][^'"]*(vitrine\/compiler|view\.ts|index\.ts)/;

/** A source that cannot be parsed stays as it is: the bundler tells what is wrong with it. */
export async function browserSource(source: string, file: string): Promise<BrowserSource> {
  const kept: BrowserSource = { keys: [], problems: [], code: undefined };
  const hasNoscript = source.includes('<noscript');
  let code = source;
  if (hasNoscript || TRANSLATES.test(source)) {
    const { program, errors } = await parse(file, source);
    if (errors.length > 0) return kept;
    Object.assign(kept, translationKeys(program, source));
    if (hasNoscript) code = emptyNoscript(program, source);
  }
  return code === source ? kept : { ...kept, code };
}

/** The same, from memory where a file's text is what it was. */
export function cachedBrowserSource(): typeof browserSource {
  const known = new Map<string, { source: string; made: Promise<BrowserSource> }>();
  return (source, file) => {
    const last = known.get(file);
    if (last?.source === source) return last.made;
    const made = browserSource(source, file);
    known.set(file, { source, made });
    return made;
  };
}
