import { createServer, type RequestListener, type Server } from 'node:http';
import { DEV_BASE } from './dev-theme.ts';

/** The path at which the host says that what pages show has changed. */
const CHANGED = `${DEV_BASE}changed`;

export interface DevPort {
  server: Server;
  /** `http://127.0.0.1:4000` */
  origin: string;
  /** Resolves when a browser asks for something. */
  asked: Promise<void>;
  close(): void;
}

/**
 * Listens for the host, on this machine alone.
 * @param port 0 chooses a free one.
 * @param answer Answers what browsers ask for, as soon as it can.
 */
export async function openDevPort(
  port: number,
  { answer, onShopChanged }: { answer: Promise<RequestListener>; onShopChanged: () => void },
): Promise<DevPort> {
  const asked = Promise.withResolvers<void>();
  // Its only client, the host, keeps its connections.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (request.method === 'POST' && request.url === CHANGED) {
      response.writeHead(204).end();
      onShopChanged();
      return;
    }
    asked.resolve();
    void answer.then((listener) => listener(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The dev server has no port');
  return {
    server,
    asked: asked.promise,
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
