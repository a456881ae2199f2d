/** A module of the views, prepared for the browser's bundle. */
import { parse } from 'vite';
import { callsTranslate, type KeyProblem, translationCalls } from '../../texts/translation-calls.ts';
import { emptyNoscript } from './empty-noscript.ts';

export interface BrowserSource {
  /** The keys of `t` in it. */
  keys: string[];
  problems: KeyProblem[];
  /** Undefined if the source is not changed. */
  code: string | undefined;
}

/** A source that cannot be parsed is not changed: the bundler reports the error. */
export async function browserSource(source: string, file: string): Promise<BrowserSource> {
  const unchanged: BrowserSource = { keys: [], problems: [], code: undefined };
  const hasNoscript = source.includes('<noscript');
  let code = source;
  if (hasNoscript || callsTranslate(source)) {
    const { program, errors } = await parse(file, source);
    if (errors.length > 0) return unchanged;
    const { uses, problems } = translationCalls(program, source);
    Object.assign(unchanged, { keys: uses.map(({ key }) => key), problems });
    if (hasNoscript) code = emptyNoscript(program, source);
  }
  return code === source ? unchanged : { ...unchanged, code };
}
