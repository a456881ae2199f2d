/** The compiler as a mutant has it: a copy of its modules beside the real ones, which React's side of the parity check runs on. */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LiquidError } from '@vitrine/liquid';
import { load } from '../../src/load.ts';
import { literalsOf } from '../../src/parity/literals.ts';
import { config } from '../config.ts';
import type { Mutant } from './mutant.ts';

type Parity = typeof import('../../src/parity.ts');
type Compile = typeof import('../../src/compile.ts');

const src = join(import.meta.dirname, '../../src');
const SRC = `${pathToFileURL(src).href}/`;
/**
 * What is not copied: what React's side runs on, from what random props are drawn and how the two sides are compared; and what has no part in a
 * view, or only reads files.
 */
const SHARED =
  /^(client|data|parity|platform)\/|^(context|define-section|load|schema|setting-path|settings|view)\.ts$|^(emit\/react|evaluate\/(parse|resolve))\.ts$/;
export const isShared = (file: string): boolean => SHARED.test(file);
const COPY = /\?copy=\d+$/;

const corpus = join(import.meta.dirname, '../corpus');

let count = 0;
const mutants = new Map<string, Mutant | undefined>();
const stripped = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    const copy = COPY.exec(context.parentURL ?? '')?.[0];
    if (copy === undefined || !specifier.startsWith('.')) return next(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    const isCopied = href.startsWith(SRC) && !isShared(href.slice(SRC.length));
    return isCopied ? { url: href + copy, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    const copy = COPY.exec(url)?.[0];
    if (copy === undefined) return next(url, context);
    const file = fileURLToPath(url.replace(COPY, ''));
    const mutant = mutants.get(copy);
    return { format: 'module', source: sourceOf(file, mutant), shortCircuit: true };
  },
});

function sourceOf(file: string, mutant: Mutant | undefined): string {
  if (mutant && file === join(src, mutant.file))
    return stripTypeScriptTypes(readFileSync(file, 'utf8').replace(mutant.find, () => mutant.replace));
  const known = stripped.get(file) ?? stripTypeScriptTypes(readFileSync(file, 'utf8'));
  stripped.set(file, known);
  return known;
}

/** `invalid`: what the compiler wrote is no Liquid. `broken`: the compiler itself fails. */
export type Outcome = { kind: 'ok' } | { kind: 'refused' | 'differs' | 'invalid' | 'broken'; why: string };

export interface Compiler {
  /** What the parity check says of a snippet. */
  check(snippet: string, runs: number): Outcome;
  /** What a snippet is compiled to, or what it is refused with. */
  liquid(snippet: string): string;
}

/** A copy of the compiler with one mutant in it, or as it is. */
export async function compilerWith(mutant: Mutant | undefined): Promise<Compiler> {
  const copy = `?copy=${++count}`;
  mutants.set(copy, mutant);
  const parity = (await import(`${SRC}parity.ts${copy}`)) as Parity;
  const compile = (await import(`${SRC}compile.ts${copy}`)) as Compile;
  const sections = (await import(`${SRC}section-module.ts${copy}`)) as typeof import('../../src/section-module.ts');
  const modules = sections.sectionModules();

  return {
    check(snippet, runs) {
      const [file, name] = parts(snippet);
      try {
        const subject = {
          view: parity.evaluated(file, name),
          props: parity.evaluated(file, 'props'),
          component: load(file)[name],
        };
        const failure = parity.checkViewParity(
          name,
          subject as Parameters<Parity['checkViewParity']>[1],
          config,
          runs,
          literalsOf(file, name),
        );
        return failure === undefined ? { kind: 'ok' } : { kind: 'differs', why: failure.difference };
      } catch (error) {
        return failed(error);
      }
    },
    liquid(snippet) {
      const [file, name] = parts(snippet);
      try {
        const module = modules.load(file);
        const { payload, markup } = compile.compileView(
          sections.exportOf(module, name),
          sections.exportOf(module, 'props') as Parameters<Compile['compileView']>[1],
          modules.evaluator,
        );
        return `${payload}\n${markup}`;
      } catch (error) {
        return JSON.stringify(failed(error));
      }
    },
  };
}

function parts(snippet: string): [file: string, name: string] {
  const [file = '', name = ''] = snippet.split('#');
  return [join(corpus, file), name];
}

function failed(error: unknown): Outcome {
  if (!(error instanceof Error)) return { kind: 'broken', why: String(error) };
  if (error.name === 'RefusedError') return { kind: 'refused', why: error.message };
  return error instanceof LiquidError
    ? { kind: 'invalid', why: error.message }
    : { kind: 'broken', why: error.stack ?? error.message };
}
