/** The browser's half of the theme: one small script, a chunk per island, one stylesheet, all flat. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Island } from './islands.ts';
import { type Collected, entryModule, sourcePlugin } from './source-plugin.ts';

export interface ClientAssets {
  /** Contents by file name. */
  files: Map<string, string | Uint8Array>;
  script: string | undefined;
  stylesheet: string | undefined;
}

/** Chunks that must want a module before it moves into the shared one. */
const SHARED_BY = 5;

/** The bundler's own helpers stay out: the boot needs one, and must not bring the rest. */
const isFile = (id: string): boolean => !id.startsWith('\0');

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
  const output = await build({
    root: storefront,
    configFile: false,
    envDir: false,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourcePlugin(islands, entry, collected)],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { boot: entryModule },
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: (chunk) => `${plainName(chunk.name)}-[hash].js`,
          assetFileNames: (asset) =>
            asset.names.some((n) => n.endsWith('.css')) ? 'theme-[hash][extname]' : '[name]-[hash][extname]',
          // What most islands share travels as one file: a dozen small ones would compress worse and cost a request each.
          codeSplitting: {
            groups: [{ name: 'shared', test: isFile, minShareCount: SHARED_BY }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  });
  const files: ClientAssets['files'] = new Map();
  let script: string | undefined;
  let stylesheet: string | undefined;
  for (const result of Array.isArray(output) ? output : [output]) {
    if (!('output' in result)) continue;
    for (const made of result.output) {
      files.set(made.fileName, made.type === 'chunk' ? made.code : made.source);
      if (made.type === 'chunk' && made.isEntry) script = made.fileName;
      if (made.fileName.endsWith('.css')) stylesheet = made.fileName;
    }
  }
  return { files, script: existsSync(boot) ? script : undefined, stylesheet };
}
