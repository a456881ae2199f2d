import { globSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, searchForWorkspaceRoot, type ViteDevServer } from 'vite';
import { islandOf } from '../build/bundles/islands.ts';
import { modulePlugins } from '../build/bundles/vite-options.ts';
import { sectionFiles, sectionName } from '../build/sections/section-files.ts';
import { DEV_BASE } from './dev-theme.ts';

const ISLANDS = 'virtual:vitrine/islands';

export interface ViteServer {
  vite: ViteDevServer;
  /** Notices a change of what section files say of their views: then every page loads again. */
  checkIslands(): void;
}

/**
 * Vite in development over a storefront: React's development build, Fast Refresh, source maps.
 * @param server Carries the connections to open pages; requests are given to `vite.middlewares`.
 */
export async function startVite(storefront: string, server: Server): Promise<ViteServer> {
  const islands = islandsPlugin(storefront);
  const vite = await createServer({
    root: storefront,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    base: DEV_BASE,
    mode: 'development',
    logLevel: 'warn',
    clearScreen: false,
    // PostCSS takes three times as long for the stylesheet that imports all others.
    css: { devSourcemap: true, transformer: 'lightningcss' },
    plugins: [...modulePlugins(), react(), schemasTogether, islands.plugin],
    optimizeDeps: {
      entries: ['src/boot.ts', 'src/{components,sections}/**/[A-Z]*.tsx', '!**/*.test.tsx'],
      include: ['react', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      // It imports modules that are made here.
      exclude: ['@vitrine/compiler'],
    },
    server: {
      middlewareMode: true,
      // The page shows its own: what the compiler refuses is told there, too.
      hmr: { server, overlay: false },
      // The host has checked the name by which it was asked.
      allowedHosts: true,
      fs: {
        allow: [
          storefront,
          searchForWorkspaceRoot(storefront),
          join(import.meta.dirname, '../../../..'),
          ...linkedPackages(storefront),
        ],
      },
    },
  });
  return {
    vite,
    checkIslands() {
      if (!islands.haveChanged()) return;
      const module = vite.moduleGraph.getModuleById(`\0${ISLANDS}`);
      if (module) vite.moduleGraph.invalidateModule(module);
      vite.ws.send({ type: 'full-reload' });
    },
  };
}

/** Where the packages are that a project's `node_modules` only links to: their stylesheets name fonts beside them. */
const linkedPackages = (storefront: string): string[] =>
  globSync('node_modules/{*,@*/*}', { cwd: storefront, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => realpathSync(join(entry.parentPath, entry.name)));

/** A decoder holds what it takes of other schemas: when one changes, all are printed again. */
const schemasTogether: Plugin = {
  name: 'vitrine:dev-schemas',
  handleHotUpdate({ file, modules, server }) {
    if (!file.endsWith('.schema.ts')) return undefined;
    const others = [...server.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith('.schema.ts'));
    return [...new Set([...modules, ...others])];
  },
};

/** The module that lists the views by the names of their islands. A section file that cannot be read is left out: the compiler says why. */
function islandsPlugin(storefront: string): { plugin: Plugin; haveChanged(): boolean } {
  const code = (): string => {
    const entries = sectionFiles(storefront).flatMap((file) => {
      try {
        const { name, module, exported } = islandOf(sectionName(file), file);
        const view = `({ default: view.${exported} })`;
        return `${JSON.stringify(name)}: () => import(${JSON.stringify(module)}).then((view) => ${view}),`;
      } catch {
        return [];
      }
    });
    return `export const islands = {\n${entries.join('\n')}\n};`;
  };
  let loaded: string | undefined;
  return {
    plugin: {
      name: 'vitrine:dev-islands',
      resolveId: (id) => (id === ISLANDS ? `\0${ISLANDS}` : undefined),
      load(id) {
        if (id !== `\0${ISLANDS}`) return undefined;
        loaded = code();
        return loaded;
      },
    },
    haveChanged: () => loaded !== undefined && loaded !== code(),
  };
}
