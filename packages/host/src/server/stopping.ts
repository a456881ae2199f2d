import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listenersOf } from '../gate/connections/listen.ts';

/** ms that requests which have arrived may take to be answered once the host was asked to stop; what takes longer is cut. */
export const DRAIN_LIMIT = 20_000;

/** ms that jobs in flight have to end when the shop closes; the next process runs what did not end. */
export const JOBS_GRACE = 5000;

/** ms after which a process that stops exits in any case: requests and jobs have had their limits. */
export const STOP_LIMIT: number = DRAIN_LIMIT + JOBS_GRACE + 3000;

/**
 * ms that idle connections may stay open once another process has taken over: longer than a proxy keeps its own (75 s in
 * `gate/connections`), so that none is closed on a client that has just sent a request on it.
 */
export const HANDOVER_LIMIT = 80_000;

/** Turns of the event loop without anything new, after which the kernel holds nothing more: one accepts a connection, the next one reads it. */
const QUIET_TURNS = 3;
/** Turns at most: each accepts one connection, the kernel holds 511 (Node's own backlog), and under load new ones never end. */
const MOST_TURNS = 600;

/** A process that accepts connections at the same address once this one does not any more. */
export interface Successor {
  isServing(): boolean;
  /** Resolves when it stops, too: nothing is waited for after that. */
  ended: Promise<void>;
}

export interface StoppingOptions {
  report(line: string): void;
  /** ms */
  limit?: number;
  /** ms during which requests are still accepted although `isStopping` is already true, so that a load balancer can take the host out. */
  notice?: number;
  /**
   * Another process that goes on at the same address. Then nobody needs to be sent elsewhere: `isStopping` stays false, there is no notice,
   * and open connections are not cut, but may each send one more request.
   */
  successor?: Successor;
  /** ms for the idle connections of a host with a successor. */
  handoverLimit?: number;
}

/**
 * Makes closing an app answer every request that has arrived. In this order: `isStopping` becomes true, so that a load balancer sends no
 * more visitors; connections that the kernel has accepted are read; no new ones are accepted; requests are answered with `connection:
 * close`; requests not answered within the limit are aborted and counted. Register it before other hooks; `drain` is the last of the
 * `preClose` hooks.
 *
 * Closing an idle connection can meet a request that is on its way, and a client may not repeat a POST by itself. With a successor nothing
 * is in a hurry, so each connection is closed by the answer to its next request, or by the client, or when its idle time is over.
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
  { report, limit = DRAIN_LIMIT, notice = 0, successor, handoverLimit = HANDOVER_LIMIT }: StoppingOptions,
): Stopping {
  const inFlight = new Set<ServerResponse>();
  const endless: (() => void)[] = [];
  let isClosing = false;
  /** Connections and requests so far. */
  let arrived = 0;
  let open = 0;
  let whenAnswered = () => {};
  let whenAlone = () => {};

  const follow = (_request: IncomingMessage, response: ServerResponse): void => {
    arrived += 1;
    inFlight.add(response);
    if (isClosing) response.setHeader('connection', 'close');
    response.once('close', () => {
      inFlight.delete(response);
      if (inFlight.size === 0) whenAnswered();
    });
  };
  app.addHook('onListen', async () => {
    app.server.prependListener('request', follow);
    app.server.on('connection', (socket: Socket) => {
      arrived += 1;
      open += 1;
      socket.once('close', () => {
        open -= 1;
        if (open === 0) whenAlone();
      });
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
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

  /** Waits until every connection is closed, by its next answer or by its client. */
  async function closeOneByOne({ ended }: Successor): Promise<void> {
    const alone = new Promise<void>((resolve) => {
      whenAlone = resolve;
    });
    if (open === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, handoverLimit);
    await Promise.race([alone, promise, ended]);
    clearTimeout(timer);
  }

  function stopAccepting(): void {
    // Not `HttpServer.close`, which also cuts connections on which a request may be waiting to be read.
    for (const server of listenersOf(app)) if (server.listening) Server.prototype.close.call(server);
  }

  return {
    isStopping: () => isClosing && !successor?.isServing(),
    onStop: (end) => void endless.push(end),
    async drain() {
      if (successor?.isServing()) {
        await readAll();
        stopAccepting();
        await closeOneByOne(successor);
      } else if (notice > 0) await wait(notice);
      const deadline = Promise.withResolvers<void>();
      const timer = setTimeout(deadline.resolve, limit);
      let isLate = false;
      void deadline.promise.then(() => {
        isLate = true;
      });
      await readAll();
      stopAccepting();
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
