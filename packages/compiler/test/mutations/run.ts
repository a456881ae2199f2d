/** Runs every mutant in a process of its own, and prints what became of each as a line of JSON. Started by `mutations.test.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Compiler, compiler, compilerWith, isShared, type Outcome } from './compiler.ts';
import { type Mutant, unfit } from './mutant.ts';
import { mutants } from './mutants.ts';

/** Random props for each snippet, as in the quick round of the corpus. */
const RUNS = 30;
const SEARCHES_ALL = process.env.VITRINE_FULL === '1';

const src = join(import.meta.dirname, '../../src');
const corpus = join(import.meta.dirname, '../corpus');

/** What became of a mutant: the snippet that shows it and what the check says of that, or why there is none. */
type Fate = { killed: string; kind: Outcome['kind'] } | { killed?: undefined; why: string };
export type Result = { index: number } & Fate;

// The smallest counterexample is of no use here.
fc.configureGlobal({ endOnFailure: true });

const texts = new Map<string, string>();
const outcomes = new Map<string, Outcome>();

function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(join(corpus, file), 'utf8');
  texts.set(file, known);
  return known;
}

/** Whether the check says of a snippet what the comment above it does. */
function isAsExpected(snippet: string, { kind }: Outcome): boolean {
  const [file = '', name] = snippet.split('#');
  const comment = new RegExp(`^// expect: (.*)\\nexport (?:function|const) ${name}\\b`, 'm').exec(textOf(file))?.[1];
  return (
    comment !== undefined && (kind === 'refused' ? comment.includes('refused') : kind === 'ok' && /^ok/.test(comment))
  );
}

/** What the check says of a snippet as the compiler is. */
function before(real: Compiler, snippet: string): Outcome {
  const known = outcomes.get(snippet) ?? real.check(snippet, RUNS);
  outcomes.set(snippet, known);
  return known;
}

/** The first of the snippets of which the check no longer says the same; or why there is none. */
function killer(real: Compiler, mutant: Compiler, snippets: readonly string[]): Fate {
  for (const snippet of snippets) {
    const was = before(real, snippet);
    // What fails by itself says nothing.
    if (!isAsExpected(snippet, was))
      return { why: `Without the mutant too, ${snippet} is not as expected: ${JSON.stringify(was)}` };
    const outcome = mutant.check(snippet, RUNS);
    // Nor does a compiler that cannot run.
    if (outcome.kind === 'broken') return { why: `The compiler fails on ${snippet}: ${outcome.why}` };
    if (outcome.kind !== was.kind) return { killed: snippet, kind: outcome.kind };
  }
  return { why: 'It survives' };
}

/** Snippets of the whole corpus that a mutant compiles to something else. */
const changed = (real: Compiler, mutant: Compiler): string[] =>
  globSync('{language,react}/*.tsx', { cwd: corpus })
    .toSorted()
    .flatMap((file) =>
      [...textOf(file).matchAll(/^\/\/ expect: .*\nexport (?:function|const) (\w+)/gm)].map(
        ([, name]) => `${file}#${name}`,
      ),
    )
    .filter((snippet) => real.liquid(snippet) !== mutant.liquid(snippet));

async function resultOf(real: Compiler, mutant: Mutant): Promise<Fate> {
  if (isShared(mutant.file))
    return { why: `src/${mutant.file} is of both sides of the check: nothing can be broken there` };
  const problem = unfit(mutant, readFileSync(join(src, mutant.file), 'utf8'));
  if (problem !== undefined) return { why: problem };
  const broken = await compilerWith(mutant);
  const own = killer(real, broken, mutant.by);
  if (own.killed !== undefined || !SEARCHES_ALL) return own;
  const other = killer(real, broken, changed(real, broken));
  return other.killed === undefined ? own : { why: `It survives ${mutant.by.join(' and ')}, but not ${other.killed}` };
}

const real = await compiler();
for (const [index, mutant] of mutants.entries()) {
  const result = await resultOf(real, mutant).catch((error: unknown) => ({ why: `It does not run: ${String(error)}` }));
  process.stdout.write(`${JSON.stringify({ index, ...result })}\n`);
}
