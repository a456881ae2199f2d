/** The command `dev`: a storefront's theme in development, for a host that serves the shop. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Problem } from '../build/problem.ts';
import { sectionFiles } from '../build/sections/section-files.ts';
import { ownFile } from '../own-file.ts';
import { type QuickCheck, startQuickCheck } from '../parity/quick.ts';
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
  /** A theme that was built from the current sources: its sections are not compiled again until they change. */
  built: string | undefined;
  /** Port of the dev server on this machine; 0 chooses a free one. */
  port: number;
}

/** ms after the last change until the parity of its sections is checked, because the check would slow down the next change. */
const BEFORE_PARITY = 2000;

/** ms from the change of a stylesheet until the theme's list of stylesheets is written. */
const AFTER_STYLES = 300;

/** ms after the start until Vite is loaded, unless a page requests it before. */
const BEFORE_VITE = 2000;

/** ms after the start until the sections of a built theme are opened, unless something changes before. */
const BEFORE_OPENING = 3000;

/**
 * Serves scripts and styles, and keeps the theme's folder up to date, until the process gets a signal to stop or its parent has exited. A parent
 * with a channel receives `{ origin }` once everything responds.
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
    browserListener: ready.promise.then(({ server }) => server.vite.middlewares),
    onShopChanged: () => void ready.promise.then(({ pages }) => pages.shopChanged()),
  });

  const builtTheme =
    built === undefined ? undefined : readBuiltSections(resolve(built), storefront, sectionFiles(storefront));
  const thread = createCompileThread({ storefront, built: liquidOf(builtTheme?.sections) }, (problems) =>
    show('texts', problems),
  );
  const theme = createDevTheme(storefront, resolve(out), builtTheme?.snippets ?? new Map());
  const sections = new Map(builtTheme?.sections);
  const parity = parityAfter(storefront, (problems) => show('parity', problems));

  function applyCompiled({ files, compiled, problems }: CompiledChange): void {
    for (const name of sections.keys()) if (!files.has(name)) sections.delete(name);
    for (const { name, file, liquid } of compiled) sections.set(name, { file, liquid });
    show('sections', problems);
  }

  /** The thread reports missing texts of sections, with the line; these are the others. */
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
      // Vite serves it. Only a new or removed stylesheet changes the head, and that can wait until the pages are updated.
      await wait(AFTER_STYLES);
      return write(start);
    }
    parity.postpone();
    if (sources.some((file) => file.endsWith('.section.tsx'))) (await ready.promise).server.checkIslands();
    const compiled = await thread.compile(sources);
    applyCompiled(compiled);
    // A file written by hand may be invalid JSON or Liquid. The previous theme then stays, so that pages still open.
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

  if (builtTheme === undefined) {
    console.log('Compiling the sections …');
    applyCompiled(await thread.compile([]));
  }
  write(performance.now());
  process.send?.({ origin: devPort.origin });
  // Loaded on the first request, or when the host has had time to start.
  await Promise.race([devPort.firstRequest, wait(BEFORE_VITE)]);
  const { startVite } = await import('./vite.ts');
  const server = await startVite(storefront, devPort.server);
  ready.resolve({ server, pages: pageChannel(server.vite, process.cwd()) });
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (run: () => Promise<void>): void => {
    queue = queue.then(run).catch((error: unknown) => console.error(error));
  };
  const stopWatching = watchSources(
    server.vite.watcher,
    [join(storefront, 'src'), join(storefront, 'theme'), join(storefront, '../contract/src'), ...ownSources],
    (files) => enqueue(() => change(files)),
  );
  // Opening all sections takes a second of processor time, which the first page needs.
  const opening =
    builtTheme &&
    setTimeout(() => {
      enqueue(async () => {
        applyCompiled(await thread.compile([]));
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

/** Resolves when the process gets a signal to stop, or its parent has exited. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (process.channel) process.once('disconnect', () => resolve());
  });

/** Checks the parity of compiled sections when nothing has changed for a while. A newer change includes the sections of an unfinished check. */
function parityAfter(storefront: string, show: (problems: readonly Problem[]) => void) {
  const unchecked = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let parityCheck: QuickCheck | undefined;
  const postpone = (): void => {
    clearTimeout(timer);
    parityCheck?.stop();
    parityCheck = undefined;
  };
  const start = (): void => {
    const files = [...unchecked];
    const started = startQuickCheck(storefront, files);
    parityCheck = started;
    started.problems.then((problems) => {
      if (problems === undefined || parityCheck !== started) return;
      unchecked.clear();
      show(problems);
    });
  };
  return {
    /** Stops or postpones the current check. */
    postpone,
    check(files: readonly string[]): void {
      for (const file of files) unchecked.add(file);
      if (unchecked.size > 0) timer = setTimeout(start, BEFORE_PARITY);
    },
    stop: postpone,
  };
}
