import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listenersOf } from '../gate/connections/listen.ts';

/** ms that requests which have arrived may take to be answered once the host was asked to stop; what takes longer is cut. */
export const DRAIN_LIMIT = 20_000;

/** Turns of the event loop without anything new, after which the kernel holds nothing more: one accepts a connection, the next one reads it. */
const QUIET_TURNS = 3;
/** Turns at most: each accepts one connection, the kernel holds 511 (Node's own backlog), and under load new ones never end. */
const MOST_TURNS = 600;

export interface StoppingOptions {
  report(line: string): void;
  /** ms */
  limit?: number;
  /** ms during which requests are still accepted although `isStopping` is already true, so that a load balancer can take the host out. */
  notice?: number;
}

/**
 * Makes closing an app answer every request that has arrived. In this order: `isStopping` becomes true, so that a load balancer sends no
 * more visitors; connections that the kernel has accepted are read; no new ones are accepted; requests are answered with `connection:
 * close`; requests not answered within the limit are aborted and counted. Register it before other hooks; `drain` is the last of the
 * `preClose` hooks.
 */
export interface Stopping {
  isStopping(): boolean;
  /**
   * Calls `end` when the host begins to stop: for answers that have no end of their own. A surface's own `preClose` hook would be too late, since
   * those of the whole app, `drain` among them, run before it.
   */
  onStop(end: () => void): void;
  drain(): Promise<void>;
}

export function createStopping(
  app: FastifyInstance,
  { report, limit = DRAIN_LIMIT, notice = 0 }: StoppingOptions,
): Stopping {
  const inFlight = new Set<ServerResponse>();
  const endless: (() => void)[] = [];
  let isStopping = false;
  /** Connections and requests so far. */
  let arrived = 0;
  let whenAnswered = () => {};

  const follow = (_request: IncomingMessage, response: ServerResponse): void => {
    arrived += 1;
    inFlight.add(response);
    if (isStopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      inFlight.delete(response);
      if (inFlight.size === 0) whenAnswered();
    });
  };
  app.addHook('onListen', async () => {
    app.server.prependListener('request', follow);
    app.server.on('connection', () => {
      arrived += 1;
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const end of endless) end();
    for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
  });

  /** Accepts and reads the connections that wait in the kernel. */
  async function readAll(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
      const before = arrived;
      await new Promise<void>((resolve) => setImmediate(resolve));
      quiet = arrived === before ? quiet + 1 : 0;
    }
  }

  return {
    isStopping: () => isStopping,
    onStop: (end) => void endless.push(end),
    async drain() {
      if (notice > 0) await wait(notice);
      const deadline = Promise.withResolvers<void>();
      const timer = setTimeout(deadline.resolve, limit);
      let isLate = false;
      void deadline.promise.then(() => {
        isLate = true;
      });
      await readAll();
      // Not `HttpServer.close`, which also cuts connections on which a request may be waiting to be read.
      for (const server of listenersOf(app)) if (server.listening) Server.prototype.close.call(server);
      await readAll();
      while (inFlight.size > 0 && !isLate) {
        const answered = new Promise<void>((resolve) => {
          whenAnswered = resolve;
        });
        await Promise.race([answered, deadline.promise]);
        // A request may have arrived in the meantime on a keep-alive connection.
        await readAll();
      }
      clearTimeout(timer);
      const cut = inFlight.size;
      if (cut > 0)
        report(`${cut} ${cut === 1 ? 'request was' : 'requests were'} not answered in ${limit / 1000} s and cut.`);
      app.server.closeAllConnections();
    },
  };
}
