/** The theme's files for the browser: one small script, a chunk per island, the styles of every page, all in one folder. */
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
  /** What is prefetched when a page is idle. */
  prefetched: Prefetched[];
  /** The templates that need a key of `t`; null for all (`keyTemplates`). */
  keys: ReadonlyMap<string, string[] | null>;
  /** Mistakes in the keys of `t`. */
  problems: readonly Problem[];
  /** The modules that the browser runs, absolute. */
  sources: ReadonlySet<string>;
}

/** Leaves Vite's preload helper out of the boot: nothing is preloaded. (The setting `modulePreload: false` only empties the helper's lists.) */
const plainImports: Plugin = {
  name: 'vitrine:plain-imports',
  configResolved({ plugins }) {
    for (const plugin of plugins) {
      if (plugin.name === 'native:import-analysis-build') plugin.applyToEnvironment = () => false;
    }
  },
};

/** Whether a chunk has what a view that hydrates by itself shares with what is fetched later (`chunkNames`). */
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
    for (const file of result.output) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        styles += file.source;
        continue;
      }
      files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
      if (file.type === 'chunk') {
        for (const id of file.moduleIds) if (isAbsolute(id)) sources.add(id);
        imports.set(file.fileName, file.imports);
        names.set(plainName(file.name), file.fileName);
      }
      if (file.type === 'chunk' && file.isEntry) script = file.fileName;
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
    // In what every page fetches each file name costs bytes on all of them: there only views that hydrate by themselves have theirs.
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
  // Of two chunks that import each other, one runs before its imports are defined: no island would hydrate.
  if (cycle) throw new Error(`Chunks of the browser's scripts import each other: ${cycle.join(' → ')}`);
  const prefetched = prefetchedOf(storefront, imports, (name) => names.get(name), new Set(always));
  return { ...collected, sources, files, script: existsSync(boot) ? script : undefined, styles, prefetched };
}
