/** The thread that compiles sections under development, so that Vite answers meanwhile. Its parent is `compile-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { problemOf } from '../build/problem.ts';
import { createSectionCompiler } from '../build/section-compiler.ts';
import { sectionFiles, sectionName } from '../build/section-files.ts';
import { sectionsOf } from '../build/sections.ts';
import type { CompileThreadData, CompiledChange } from './compile-thread.ts';
import { textProblems } from './text-problems.ts';

const { storefront, built } = workerData as CompileThreadData;
const sections = sectionsOf(storefront, createSectionCompiler(), built);
const textsOf = textProblems(storefront);
/** Sections whose Liquid the parent has. */
const sent = new Map(built);

async function compile(changed: readonly string[]): Promise<CompiledChange> {
  if (changed.length > 0) sections.invalidate(changed);
  const opened = sections.open();
  const { sections: all, problems } = await sections.compile();
  const compiled = all.filter(({ name, liquid }) => sent.get(name) !== liquid);
  for (const { name, liquid } of compiled) sent.set(name, liquid);
  return {
    files: new Map(sectionFiles(storefront).map((file) => [sectionName(file), file])),
    compiled,
    problems: [...opened.problems, ...problems],
    textProblems: textsOf(),
  };
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (changed: readonly string[]) => {
  last = last
    .then(() => compile(changed))
    .catch(
      (error: unknown): CompiledChange => ({
        files: new Map(),
        compiled: [],
        problems: [problemOf(error, storefront)],
        textProblems: [],
      }),
    )
    .then((answer) => parentPort?.postMessage(answer));
});
