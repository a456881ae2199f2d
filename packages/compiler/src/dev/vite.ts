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
  /** Reloads every page if the section files now name other views. */
  checkIslands(): void;
}

/**
 * Starts Vite's dev server for a storefront: React's development build, Fast Refresh, source maps.
 * @param server Holds the connections to open pages; requests go to `vite.middlewares`.
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
    plugins: [...modulePlugins(), react(), reloadAllSchemas, islands.plugin],
    optimizeDeps: {
      entries: ['src/boot.ts', 'src/{components,sections}/**/[A-Z]*.tsx', '!**/*.test.tsx'],
      include: ['react', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      // It imports virtual modules of these plugins.
      exclude: ['@vitrine/compiler'],
    },
    server: {
      middlewareMode: true,
      // The page has an overlay that shows the compiler's problems too.
      hmr: { server, overlay: false },
      // The host has checked the request's host name.
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

/** Real folders of the packages that `node_modules` links to: their stylesheets refer to fonts beside them. */
const linkedPackages = (storefront: string): string[] =>
  globSync('node_modules/{*,@*/*}', { cwd: storefront, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => realpathSync(join(entry.parentPath, entry.name)));

/** A decoder contains parts of other schemas: when one changes, all are printed again. */
const reloadAllSchemas: Plugin = {
  name: 'vitrine:dev-schemas',
  handleHotUpdate({ file, modules, server }) {
    if (!file.endsWith('.schema.ts')) return undefined;
    const others = [...server.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith('.schema.ts'));
    return [...new Set([...modules, ...others])];
  },
};

/** The module that lists the views by their islands' names. An unreadable section file is left out, as the compiler reports it. */
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
