/** `dev` at the command line: the theme of a storefront under development, beside a host that serves the shop. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Problem } from '../build/problem.ts';
import { sectionFiles } from '../build/sections/section-files.ts';
import { ownFile } from '../own-file.ts';
import { type QuickRound, startQuickRound } from '../parity/quick.ts';
import { type CompiledChange, createCompileThread } from './compile-thread.ts';
import { openDevPort } from './dev-port.ts';
import { createDevTheme, type DevSections, readBuiltSections } from './dev-theme.ts';
import { type PageChannel, type ProblemSource, pageChannel } from './page-channel.ts';
import type { ViteServer } from './vite.ts';
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

/** ms from the change of a stylesheet until the theme's list of them is written. */
const AFTER_STYLES = 300;

/** ms after the start until Vite is loaded, unless a page asks for it before. */
const BEFORE_VITE = 2000;

/** ms after the start until the sections of a built theme are opened, unless something changes before. */
const BEFORE_OPENING = 3000;

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
  const ready = Promise.withResolvers<{ server: ViteServer; pages: PageChannel }>();
  const show = (source: ProblemSource, problems: readonly Problem[]) =>
    void ready.promise.then(({ pages }) => pages.show(source, problems));
  const devPort = await openDevPort(port, {
    answer: ready.promise.then(({ server }) => server.vite.middlewares),
    onShopChanged: () => void ready.promise.then(({ pages }) => pages.shopChanged()),
  });

  const known =
    built === undefined ? undefined : readBuiltSections(resolve(built), storefront, sectionFiles(storefront));
  const thread = createCompileThread({ storefront, built: liquidOf(known?.sections) }, (problems) =>
    show('texts', problems),
  );
  const theme = createDevTheme(storefront, resolve(out), known?.snippets ?? new Map());
  const sections = new Map(known?.sections);
  const parity = parityAfter(storefront, (problems) => show('parity', problems));

  function take({ files, compiled, problems }: CompiledChange): void {
    for (const name of sections.keys()) if (!files.has(name)) sections.delete(name);
    for (const { name, file, liquid } of compiled) sections.set(name, { file, liquid });
    show('sections', problems);
  }

  /** A text that a section's source asks for is found by its line in the thread. */
  const checkTheme = () =>
    theme
      .check(sections)
      .filter(({ file, message }) => !(file.endsWith('.tsx') && message.startsWith('There is no text for')));

  function write(start: number): void {
    const changed = theme.write(sections);
    if (changed.length > 0 && changed.length < 5)
      console.log(`${changed.join(', ')} in ${((performance.now() - start) / 1000).toFixed(2)} s`);
  }

  async function change(files: readonly string[]): Promise<void> {
    const start = performance.now();
    const isTheme = (file: string) =>
      file.startsWith(join(storefront, 'theme', sep)) || basename(file) === 'texts.json';
    const sources = files.filter((file) => !isTheme(file));
    if (files.every((file) => file.endsWith('.css'))) {
      // Vite serves it. Only a stylesheet that is new or gone is another line of the head, and that can wait until pages have theirs.
      await wait(AFTER_STYLES);
      return write(start);
    }
    parity.hold();
    if (sources.some((file) => file.endsWith('.section.tsx'))) (await ready.promise).server.checkIslands();
    const compiled = await thread.compile(sources);
    take(compiled);
    // What is written by hand may be no JSON or no Liquid: then the theme of before stays, and pages can be opened.
    if (files.some(isTheme)) {
      const problems = checkTheme();
      show('theme', problems);
      if (problems.length > 0) return;
    }
    write(start);
    if (sources.length > 0) {
      await setImmediate();
      show('theme', checkTheme());
    }
    if (compiled.problems.length === 0) parity.check(compiled.compiled.map(({ file }) => file));
  }

  if (known === undefined) {
    console.log('Compiling the sections …');
    take(await thread.compile([]));
  }
  write(performance.now());
  process.send?.({ origin: devPort.origin });
  // Loaded when the first page has come, which needs it: the host starts meanwhile.
  await Promise.race([devPort.asked, wait(BEFORE_VITE)]);
  const { startVite } = await import('./vite.ts');
  const server = await startVite(storefront, devPort.server);
  ready.resolve({ server, pages: pageChannel(server.vite, process.cwd()) });
  let last: Promise<unknown> = Promise.resolve();
  const next = (run: () => Promise<void>): void => {
    last = last.then(run).catch((error: unknown) => console.error(error));
  };
  const stopWatching = watchSources(
    server.vite.watcher,
    [join(storefront, 'src'), join(storefront, 'theme'), join(storefront, '../contract/src'), ...ownSources],
    (files) => next(() => change(files)),
  );
  // Opening every section takes a second of a processor that the first page needs.
  const opening =
    known &&
    setTimeout(() => {
      next(async () => {
        take(await thread.compile([]));
        show('theme', checkTheme());
      });
    }, BEFORE_OPENING);
  await stopped;
  clearTimeout(opening);
  stopWatching();
  parity.stop();
  await Promise.all([server.vite.close(), thread.stop()]);
  devPort.close();
  return 0;
}

const liquidOf = (sections: DevSections = new Map()): Map<string, string> =>
  new Map([...sections].map(([name, { liquid }]) => [name, liquid]));

/** The compiler's modules that a storefront's browser code imports. */
const ownSources = ['view.ts', 'client'].map(ownFile);

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
