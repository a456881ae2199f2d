import { createServer, type RequestListener, type Server } from 'node:http';
import { DEV_BASE } from './dev-theme.ts';

/** The host requests this path when data of the shop has changed that pages show. */
const CHANGED = `${DEV_BASE}changed`;

export interface DevPort {
  server: Server;
  /** `http://127.0.0.1:4000` */
  origin: string;
  /** Resolves at the first request of a browser. */
  firstRequest: Promise<void>;
  close(): void;
}

/**
 * Listens for the host, on this machine only.
 * @param port 0 chooses a free one.
 * @param browserListener Responds to the requests of browsers.
 */
export async function openDevPort(
  port: number,
  { browserListener, onShopChanged }: { browserListener: Promise<RequestListener>; onShopChanged: () => void },
): Promise<DevPort> {
  const firstRequest = Promise.withResolvers<void>();
  // Its only client, the host, reuses its connections.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (request.method === 'POST' && request.url === CHANGED) {
      response.writeHead(204).end();
      onShopChanged();
      return;
    }
    firstRequest.resolve();
    void browserListener.then((listener) => listener(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The dev server has no port');
  return {
    server,
    firstRequest: firstRequest.promise,
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
