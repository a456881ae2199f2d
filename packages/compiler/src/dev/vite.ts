import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, searchForWorkspaceRoot, type ViteDevServer } from 'vite';
import { islandOf } from '../build/islands.ts';
import { sectionFiles, sectionName } from '../build/section-files.ts';

/** Path of the shop below which Vite answers; the host passes it on (`host/src/gate/dev-server.ts`). */
export const DEV_BASE = '/_dev/';

/** The path at which the host says that what pages show has changed. */
const CHANGED = `${DEV_BASE}changed`;

const ISLANDS = 'virtual:vitrine/islands';

export interface ViteServer {
  vite: ViteDevServer;
  /** `http://127.0.0.1:4000` */
  origin: string;
  /** Notices a change of what section files say of their views: then every page loads again. */
  checkIslands(): void;
  close(): Promise<void>;
}

/**
 * Vite in development over a storefront: React's development build, Fast Refresh, React's compiler, source maps. It listens on this machine
 * alone, and the shop's host is its only client.
 * @param onShopChanged Called when the host says that what pages show has changed.
 */
export async function startVite(
  storefront: string,
  { port = 0, onShopChanged }: { port?: number; onShopChanged: () => void },
): Promise<ViteServer> {
  const http = createHttpServer();
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
    css: { devSourcemap: true },
    plugins: [react({ compiler: { target: '19' } }), islands.plugin],
    optimizeDeps: {
      entries: ['src/boot.ts', 'src/mount.tsx', 'src/{components,sections}/**/[A-Z]*.tsx', '!**/*.test.tsx'],
      include: ['react-dom/client', 'react/compiler-runtime'],
    },
    server: {
      middlewareMode: true,
      // The page shows its own: what the compiler refuses is told there, too.
      hmr: { server: http, overlay: false },
      // The host has checked the name by which it was asked.
      allowedHosts: true,
      fs: { allow: [storefront, searchForWorkspaceRoot(storefront), join(import.meta.dirname, '../../../..')] },
    },
  });
  http.on('request', (request, response) => {
    if (request.method === 'POST' && request.url === CHANGED) {
      response.writeHead(204).end();
      onShopChanged();
    } else vite.middlewares(request, response);
  });
  const origin = `http://127.0.0.1:${await listen(http, port)}`;
  return {
    vite,
    origin,
    checkIslands() {
      if (!islands.haveChanged()) return;
      const module = vite.moduleGraph.getModuleById(`\0${ISLANDS}`);
      if (module) vite.moduleGraph.invalidateModule(module);
      vite.ws.send({ type: 'full-reload' });
    },
    async close() {
      await vite.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

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
