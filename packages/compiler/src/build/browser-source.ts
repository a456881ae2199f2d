/** A module of the views as the browser's bundle takes it. */
import { transform } from 'oxc-transform-react';
import { parse } from 'vite';
import { callsTranslate, type KeyProblem, translationCalls } from '../texts/translation-calls.ts';
import { emptyNoscript } from './empty-noscript.ts';

export interface BrowserSource {
  /** The keys of `t` in it. */
  keys: string[];
  problems: KeyProblem[];
  /** JavaScript, or TypeScript where React's compiler has had no look at it; undefined where the source stays as it is. */
  code: string | undefined;
}

/** A module that React's compiler may find components or hooks in. */
const HAS_COMPONENTS = /\.tsx$|\/use-[\w-]+\.ts$/;

/**
 * @param memoized Whether React's compiler makes the components remember what they drew.
 * A source that cannot be parsed stays as it is: the bundler tells what is wrong with it.
 */
export async function browserSource(source: string, file: string, memoized: boolean): Promise<BrowserSource> {
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
  if (memoized && HAS_COMPONENTS.test(file)) {
    const made = await transform(file, code, { reactCompiler: { target: '19' } });
    if (!made.fatal) code = made.code;
  }
  return code === source ? kept : { ...kept, code };
}
