import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ShownChanges } from './shown-changes.ts';

/** Below this path a dev server answers, on the shop's own origin: the theme's scripts and styles, straight from their sources. */
export const DEV_PATH = '/_dev/';

export interface DevServerOptions {
  /** `http://127.0.0.1:4000` */
  origin: string;
  changes: ShownChanges;
  /** @throws Where a connection was made to a name that is not the shop's. */
  refuseUnknownHost(request: IncomingMessage): void;
  report(message: string): void;
}

/**
 * Development: passes what is asked for below `DEV_PATH` on to a dev server, WebSocket connections too, and tells it of every change of
 * what pages show: by `POST {origin}/_dev/changed`, which no browser can send through the shop.
 */
export async function serveDevServer(
  app: FastifyInstance,
  { origin, changes, refuseUnknownHost, report }: DevServerOptions,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const upgraded = new Set<Duplex>();

  app.get(`${DEV_PATH}*`, { config: { public: 'the scripts of a theme under development' } }, (request, reply) => {
    reply.hijack();
    const { raw } = request;
    const path = request.originalUrl;
    const pass = (): void => {
      const passed = ask({ agent, hostname, port, method: raw.method, path, headers: raw.headers }, (answer) => {
        reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply.raw);
      });
      passed.on('error', (error) => {
        if (reply.raw.destroyed) return;
        if (reply.raw.headersSent) reply.raw.destroy();
        // A connection that was kept may be closed at the moment it is used again.
        else if (passed.reusedSocket) pass();
        else reply.raw.writeHead(502, { 'content-type': 'text/plain' }).end(`The dev server: ${error.message}`);
      });
      reply.raw.once('close', () => passed.destroy());
      passed.end();
    };
    pass();
  });

  const upgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => {
    try {
      refuseUnknownHost(request);
    } catch {
      return void socket.destroy();
    }
    if (!request.url?.startsWith(DEV_PATH)) return void socket.destroy();
    const server = connect(Number(port), hostname, () => {
      server.write(`GET ${request.url} HTTP/1.1\r\n${linesOf(request.rawHeaders)}\r\n\r\n`);
      server.write(head);
      socket.pipe(server).pipe(socket);
    });
    // It stays open for as long as the page does, however quiet it is.
    socket.setTimeout(0);
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      upgraded.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        upgraded.delete(one);
        other.destroy();
      });
    }
  };
  app.server.on('upgrade', upgrade);

  const stop = changes.subscribe(() => {
    fetch(`${origin}${DEV_PATH}changed`, { method: 'POST' }).catch((error: unknown) =>
      report(`The dev server could not be told of a change: ${error instanceof Error ? error.message : error}`),
    );
  });
  app.addHook('preClose', async () => {
    stop();
    app.server.off('upgrade', upgrade);
    agent.destroy();
    for (const one of upgraded) one.destroy();
  });
}

/** Headers as they came, in pairs. */
function linesOf(rawHeaders: readonly string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return lines.join('\r\n');
}
