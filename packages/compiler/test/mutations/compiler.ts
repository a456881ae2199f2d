/**
 * The compiler as a mutant has it: copies of the modules that the mutant reaches, in front of one copy of all others, beside the real ones, which
 * React's side of the parity check runs on.
 */
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
/** The copy without a mutant, whose modules serve every mutant that does not reach them. */
const UNCHANGED = '?copy=0';

const corpus = join(import.meta.dirname, '../corpus');

let count = 0;
const mutants = new Map<string, Mutant>();
const stripped = new Map<string, string>();
/** For each copied module that is loaded, by address without `?copy`, those that import it. */
const importers = new Map<string, Set<string>>();
/** Of each copy, the modules that differ from the unchanged ones: the mutant's, and all that import it, near or far. */
const reached = new Map<string, ReadonlySet<string>>();

registerHooks({
  resolve(specifier, context, next) {
    const copy = COPY.exec(context.parentURL ?? '')?.[0];
    if (copy === undefined || !specifier.startsWith('.')) return next(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    if (!href.startsWith(SRC) || isShared(href.slice(SRC.length))) return next(specifier, context);
    if (copy === UNCHANGED) noteImport(href, context.parentURL);
    return { url: href + (reached.get(copy)?.has(href) ? copy : UNCHANGED), format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    const copy = COPY.exec(url)?.[0];
    if (copy === undefined) return next(url, context);
    const file = fileURLToPath(url.replace(COPY, ''));
    const mutant = mutants.get(copy);
    return { format: 'module', source: sourceOf(file, mutant), shortCircuit: true };
  },
});

function noteImport(href: string, importer = ''): void {
  const known = importers.get(href) ?? new Set();
  importers.set(href, known.add(importer.replace(COPY, '')));
}

/** The module and all that import it, near or far. */
function withImporters(href: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(href)) return found;
  found.add(href);
  for (const importer of importers.get(href) ?? []) withImporters(importer, found);
  return found;
}

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

/** The module of a copy, or the unchanged one where the mutant does not reach it. */
const moduleOf = (name: string, copy: string): Promise<unknown> =>
  import(SRC + name + (reached.get(copy)?.has(SRC + name) ? copy : UNCHANGED));

/** The compiler as it is; for the first, before any with a mutant. */
export const compiler = (): Promise<Compiler> => compilerOf(UNCHANGED);

/** A copy of the compiler with one mutant in it. */
export function compilerWith(mutant: Mutant): Promise<Compiler> {
  const copy = `?copy=${++count}`;
  mutants.set(copy, mutant);
  reached.set(copy, withImporters(SRC + mutant.file));
  return compilerOf(copy);
}

async function compilerOf(copy: string): Promise<Compiler> {
  const parity = (await moduleOf('parity.ts', copy)) as Parity;
  const compile = (await moduleOf('compile.ts', copy)) as Compile;
  const sections = (await moduleOf('section-module.ts', copy)) as typeof import('../../src/section-module.ts');
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
