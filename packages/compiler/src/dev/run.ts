/** `dev` at the command line: the theme of a storefront under development, beside a host that serves the shop. */
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../build/problem.ts';
import { sectionFiles, sectionName } from '../build/section-files.ts';
import { type QuickRound, startQuickRound } from '../parity/quick.ts';
import { type CompiledChange, startCompileThread } from './compile-thread.ts';
import { createDevTheme, readBuiltSections } from './dev-theme.ts';
import { pageChannel } from './page-channel.ts';
import { startVite } from './vite.ts';
import { watchSources } from './watch-sources.ts';

export interface DevOptions {
  storefront: string;
  /** The folder the theme is written to, for the host. */
  out: string;
  /** A theme that was built from these sources: its sections are not compiled again before they change. */
  built: string | undefined;
  /** Port of the dev server on this machine; 0 chooses a free one. */
  port: number;
}

/** ms after the last change until its sections' parity is checked: the check takes the processor from the next change. */
const BEFORE_PARITY = 2000;

/**
 * Serves scripts and styles, and keeps the theme's folder up to date, until the process is asked to stop or its parent is gone. A parent
 * with a channel is sent `{ origin }` once everything answers.
 */
export async function runDev({ storefront: from, out, built, port }: DevOptions): Promise<number> {
  if (!existsSync(join(from, 'src'))) {
    console.error(`${from} holds no storefront: there is no src folder in it`);
    return 1;
  }
  const stopped = stopSignal();
  const storefront = realpathSync(from);
  const names = sectionFiles(storefront).map(sectionName);
  const known = built === undefined ? undefined : readBuiltSections(resolve(built), storefront, names);
  const thread = startCompileThread({ storefront, built: known?.sections ?? new Map() });
  const theme = createDevTheme(storefront, resolve(out), known?.snippets ?? new Map());
  const sections = new Map<string, { file: string; liquid: string }>();
  for (const file of sectionFiles(storefront)) {
    const liquid = known?.sections.get(sectionName(file));
    if (liquid !== undefined) sections.set(sectionName(file), { file, liquid });
  }

  const server = await startVite(storefront, { port, onShopChanged: () => pages.shopChanged() });
  const pages = pageChannel(server.vite, process.cwd());
  const parity = parityAfter(storefront, (problems) => pages.show('parity', problems));

  function take({ files, compiled, problems, textProblems }: CompiledChange): void {
    if (files.size > 0) for (const name of sections.keys()) if (!files.has(name)) sections.delete(name);
    for (const { name, file, liquid } of compiled) sections.set(name, { file, liquid });
    pages.show('sections', problems);
    pages.show('texts', textProblems);
  }

  function write(start: number): void {
    const { changed, problems } = theme.write(sections);
    pages.show('theme', problems);
    if (changed.length > 0 && changed.length < 5)
      console.log(`${changed.join(', ')} in ${((performance.now() - start) / 1000).toFixed(2)} s`);
  }

  async function change(files: readonly string[]): Promise<void> {
    const start = performance.now();
    parity.hold();
    const source = files.filter((file) => !file.startsWith(join(storefront, 'theme')));
    if (source.length > 0) server.checkIslands();
    const compiled = await thread.compile(source);
    take(compiled);
    write(start);
    if (compiled.problems.length === 0) parity.check(compiled.compiled.map(({ file }) => file));
  }

  if (known === undefined) {
    console.log('Compiling the sections …');
    take(await thread.compile([]));
  }
  write(performance.now());
  let last: Promise<unknown> = Promise.resolve();
  const stopWatching = watchSources(
    server.vite.watcher,
    [join(storefront, 'src'), join(storefront, 'theme'), join(storefront, '../contract/src'), ...ownSources],
    (files) => {
      last = last.then(() => change(files)).catch((error: unknown) => console.error(error));
    },
  );
  process.send?.({ origin: server.origin });
  // Opening every section takes a second of a processor that the first page needs.
  const opening =
    known && setTimeout(() => void thread.compile([]).then(take, (error: unknown) => console.error(error)), 3000);
  await stopped;
  clearTimeout(opening);
  stopWatching();
  parity.stop();
  await Promise.all([server.close(), thread.stop()]);
  return 0;
}

/** The compiler's modules that a storefront's browser code imports. */
const ownSources = ['../view.ts', '../client'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Resolves when the process is asked to stop, or its parent is gone. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (process.channel) process.once('disconnect', () => resolve());
  });

/** Checks the parity of sections that were compiled, when nothing has changed for a while. A newer change takes an unfinished check over. */
function parityAfter(storefront: string, show: (problems: readonly Problem[]) => void) {
  const unchecked = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let round: QuickRound | undefined;
  const hold = (): void => {
    clearTimeout(timer);
    round?.stop();
    round = undefined;
  };
  const begin = (): void => {
    const files = [...unchecked];
    const own = startQuickRound(storefront, files);
    round = own;
    own.problems.then((problems) => {
      if (problems === undefined || round !== own) return;
      unchecked.clear();
      show(problems);
    });
  };
  return {
    /** Puts off what is in flight or due. */
    hold,
    check(files: readonly string[]): void {
      for (const file of files) unchecked.add(file);
      if (unchecked.size > 0) timer = setTimeout(begin, BEFORE_PARITY);
    },
    stop: hold,
  };
}
