/** The browser's half of the theme: one small script, a chunk per island, the styles of every page, all flat. */
import { existsSync, globSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Problem } from '../problem.ts';
import { chunkNames, importCycle } from './chunks.ts';
import { inlineHelpers } from './inline-helpers.ts';
import type { Island } from './islands.ts';
import { type Prefetched, prefetchedOf } from './prefetched.ts';
import { afterRuntime, retriedImports, withImports } from './retried-imports.ts';
import {
  type Collected,
  entryModule,
  islandModule,
  islandsModule,
  scriptModule,
  sourcePlugin,
} from './source-plugin.ts';
import { modulePlugins, sharedBuild, sharedOptions } from './vite-options.ts';

export interface ClientAssets {
  /** Contents by file name. */
  files: Map<string, string | Uint8Array>;
  script: string | undefined;
  /** CSS that every page needs for its first view; it refers to files beside it. */
  styles: string;
  /** What is fetched ahead when a page is idle. */
  prefetched: Prefetched[];
  /** The templates that need a key of `t`; null for all (`keyTemplates`). */
  keys: ReadonlyMap<string, string[] | null>;
  /** What is wrong with the keys of `t`. */
  problems: readonly Problem[];
  /** The modules that the browser runs, absolute. */
  sources: ReadonlySet<string>;
}

/**
 * A chunk is fetched with what it imports as it is: nothing is preloaded, so what would do that stays out of the boot. (The setting
 * `modulePreload: false` empties its lists only.)
 */
const plainImports: Plugin = {
  name: 'vitrine:plain-imports',
  configResolved({ plugins }) {
    for (const plugin of plugins) {
      if (plugin.name === 'native:import-analysis-build') plugin.applyToEnvironment = () => false;
    }
  },
};

/** Holds what a view that is mounted at once shares with what is fetched later (`chunkNames`). */
const isParts = (file: string): boolean => file.startsWith('parts-');

const plainName = (name: string): string => name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'chunk';

export async function bundleClient(storefront: string, islands: readonly Island[]): Promise<ClientAssets> {
  const boot = join(storefront, 'src/boot.ts');
  const index = join(storefront, 'src/styles/index.css');
  const sheets = existsSync(index)
    ? [index]
    : globSync('src/{styles,sections,components}/**/*.css', { cwd: storefront })
        .toSorted()
        .map((f) => join(storefront, f));
  const entry = [...sheets, ...(existsSync(boot) ? [boot] : [])];
  const collected: Collected = { keys: new Map(), problems: [] };
  const sources = new Set<string>();
  if (entry.length === 0)
    return { ...collected, sources, files: new Map(), script: undefined, styles: '', prefetched: [] };
  const chunkOf = chunkNames(
    scriptModule,
    islandsModule,
    islands.filter(({ early }) => early).map(({ name }) => islandModule(name)),
    new Set(islands.filter(({ everywhere }) => everywhere).map(({ name }) => islandModule(name))),
  );
  const output = await build({
    ...sharedOptions(storefront),
    plugins: [...modulePlugins(), sourcePlugin(islands, entry, collected), plainImports],
    build: {
      ...sharedBuild,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: { boot: entryModule },
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name]-[hash:7].js',
          chunkFileNames: (chunk) => `${plainName(chunk.name)}-[hash:7].js`,
          assetFileNames: '[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [{ name: (id, context) => chunkOf(id, (module) => context.getModuleInfo(module)) }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  });
  const files: ClientAssets['files'] = new Map();
  const imports = new Map<string, string[]>();
  /** Files by the chunk's name. */
  const names = new Map<string, string>();
  let script: string | undefined;
  let styles = '';
  for (const result of Array.isArray(output) ? output : [output]) {
    if (!('output' in result)) continue;
    for (const made of result.output) {
      if (made.type === 'asset' && made.fileName.endsWith('.css')) {
        styles += made.source;
        continue;
      }
      files.set(made.fileName, made.type === 'chunk' ? made.code : made.source);
      if (made.type === 'chunk') {
        for (const id of made.moduleIds) if (isAbsolute(id)) sources.add(id);
        imports.set(made.fileName, made.imports);
        names.set(plainName(made.name), made.fileName);
      }
      if (made.type === 'chunk' && made.isEntry) script = made.fileName;
    }
  }
  const mount = names.get('mount');
  const helpers = names.get('rolldown-runtime');
  if (mount && helpers) {
    inlineHelpers(files, helpers, mount);
    imports.delete(helpers);
    for (const [file, imported] of imports) {
      const others = imported.map((one) => (one === helpers ? mount : one)).filter((one) => one !== file);
      imports.set(file, [...new Set(others)]);
    }
  }
  // Every page fetches these.
  const always = [script, mount, names.get('shared')].filter((file) => file !== undefined);
  const early = new Set(islands.flatMap((island) => (island.early ? [names.get(island.name)] : [])));
  const shared = new Set([...imports.values()].flat());
  for (const file of afterRuntime(imports, (name) => name === mount)) {
    const code = files.get(file);
    const brought = new Set([...always, ...withImports(file, imports)]);
    // Each name in what every page fetches is some bytes more for all of them: there only views that hydrate by themselves have theirs.
    const isLean = always.includes(file) || isParts(file);
    const besides = (one: string) =>
      isLean && !early.has(one)
        ? []
        : [...withImports(one, imports)].filter((other) => other !== one && !brought.has(other));
    if (typeof code === 'string')
      files.set(
        file,
        retriedImports(code, (name) => shared.has(name), besides),
      );
  }
  const cycle = importCycle(imports);
  // Of two that wait for each other one runs before what it needs is there: every island would be dead.
  if (cycle) throw new Error(`Chunks of the browser's scripts import each other: ${cycle.join(' → ')}`);
  const prefetched = prefetchedOf(storefront, imports, (name) => names.get(name), new Set(always));
  return { ...collected, sources, files, script: existsSync(boot) ? script : undefined, styles, prefetched };
}
