/** A module of the views as the browser's bundle takes it. */
import { parse } from 'vite';
import { callsTranslate, type KeyProblem, translationCalls } from '../../texts/translation-calls.ts';
import { emptyNoscript } from './empty-noscript.ts';

export interface BrowserSource {
  /** The keys of `t` in it. */
  keys: string[];
  problems: KeyProblem[];
  /** Undefined where the source stays as it is. */
  code: string | undefined;
}

/** A source that cannot be parsed stays as it is: the bundler tells what is wrong with it. */
export async function browserSource(source: string, file: string): Promise<BrowserSource> {
  const kept: BrowserSource = { keys: [], problems: [], code: undefined };
  const hasNoscript = source.includes('<noscript');
  let code = source;
  if (hasNoscript || callsTranslate(source)) {
    const { program, errors } = await parse(file, source);
    if (errors.length > 0) return kept;
    const { uses, problems } = translationCalls(program, source);
    Object.assign(kept, { keys: uses.map(({ key }) => key), problems });
    if (hasNoscript) code = emptyNoscript(program, source);
  }
  return code === source ? kept : { ...kept, code };
}
