/** The browser's half of the theme: one small script, a chunk per island, one stylesheet, all flat. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { chunkNames, importCycle } from './chunks.ts';
import type { Island } from './islands.ts';
import { afterRuntime, retriedImports } from './retried-imports.ts';
import {
  type Collected,
  entryModule,
  islandModule,
  islandsModule,
  scriptModule,
  sourcePlugin,
} from './source-plugin.ts';
import { sharedBuild, sharedOptions } from './vite-options.ts';

export interface ClientAssets {
  /** Contents by file name. */
  files: Map<string, string | Uint8Array>;
  script: string | undefined;
  stylesheet: string | undefined;
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

const plainName = (name: string): string => name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'chunk';

export async function bundleClient(
  storefront: string,
  islands: readonly Island[],
  collected: Collected,
): Promise<ClientAssets> {
  const boot = join(storefront, 'src/boot.ts');
  const index = join(storefront, 'src/styles/index.css');
  const styles = existsSync(index)
    ? [index]
    : globSync('src/{styles,sections,components}/**/*.css', { cwd: storefront })
        .toSorted()
        .map((f) => join(storefront, f));
  const entry = [...styles, ...(existsSync(boot) ? [boot] : [])];
  if (entry.length === 0) return { files: new Map(), script: undefined, stylesheet: undefined };
  const chunkOf = chunkNames(
    scriptModule,
    islandsModule,
    islands.filter(({ early }) => early).map(({ name }) => islandModule(name)),
    new Set(islands.filter(({ everywhere }) => everywhere).map(({ name }) => islandModule(name))),
  );
  const output = await build({
    ...sharedOptions(storefront),
    plugins: [sourcePlugin(islands, entry, collected), plainImports],
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
          assetFileNames: (asset) =>
            asset.names.some((n) => n.endsWith('.css')) ? 'theme-[hash:7][extname]' : '[name]-[hash:7][extname]',
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
  let script: string | undefined;
  let stylesheet: string | undefined;
  for (const result of Array.isArray(output) ? output : [output]) {
    if (!('output' in result)) continue;
    for (const made of result.output) {
      files.set(made.fileName, made.type === 'chunk' ? made.code : made.source);
      if (made.type === 'chunk') imports.set(made.fileName, made.imports);
      if (made.type === 'chunk' && made.isEntry) script = made.fileName;
      if (made.fileName.endsWith('.css')) stylesheet = made.fileName;
    }
  }
  const shared = new Set([...imports.values()].flat());
  for (const file of afterRuntime(imports, (name) => name.startsWith('mount-'))) {
    const code = files.get(file);
    if (typeof code === 'string')
      files.set(
        file,
        retriedImports(code, (name) => shared.has(name)),
      );
  }
  const cycle = importCycle(imports);
  // Of two that wait for each other one runs before what it needs is there: every island would be dead.
  if (cycle) throw new Error(`Chunks of the browser's scripts import each other: ${cycle.join(' → ')}`);
  return { files, script: existsSync(boot) ? script : undefined, stylesheet };
}
