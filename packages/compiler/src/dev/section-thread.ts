/** The thread that compiles sections in development, so that Vite can respond meanwhile. Its parent is `compile-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Problem } from '../build/problem.ts';
import { createSectionCompiler } from '../build/sections/section-compiler.ts';
import { sectionFiles, sectionName } from '../build/sections/section-files.ts';
import { sectionsOf } from '../build/sections/sections.ts';
import { textProblems } from '../texts/text-problems.ts';
import { textUses } from '../texts/text-uses.ts';
import { readThemeTexts } from '../texts/theme-texts.ts';
import type { CompiledChange, CompileThreadData, ThreadMessage } from './compile-thread.ts';

const { storefront, built } = workerData as CompileThreadData;
const sections = sectionsOf(storefront, createSectionCompiler(), built);
/** Liquid of each section as last sent to the parent. */
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
  };
}

const send = (message: ThreadMessage): void => parentPort?.postMessage(message);

async function handle(changed: readonly string[]): Promise<void> {
  try {
    send({ kind: 'compiled', change: await compile(changed) });
  } catch (error) {
    send({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  send({ kind: 'texts', problems: missingTexts() });
}

/** Unreadable files of texts are not reported here: they are problems of the theme. */
function missingTexts(): Problem[] {
  const texts = readThemeTexts(storefront);
  return texts.problems.length > 0 ? [] : textProblems(storefront, texts, textUses(storefront));
}

let queue: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (changed: readonly string[]) => {
  queue = queue.then(() => handle(changed));
});
