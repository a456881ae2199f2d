import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { askerBehind } from '../../http/trusted-proxies.ts';
import { clientOf } from '../client-of.ts';
import { PreparedResponse } from './prepared-response.ts';
import { createTurns } from './turns.ts';

/** Times in ms, the rest in connections and requests. */
export interface ConnectionLimits {
  /** From a connection's opening, or from a request's first byte, to the end of its headers. */
  headers: number;
  /** From a request's first byte to the last one of its body. */
  request: number;
  /** Between an answer and the next request. */
  idle: number;
  /** While an answer is being written and the client reads nothing. */
  stalled: number;
  /** Between two looks for slow requests and unread answers. */
  check: number;
  perClient: number;
  total: number;
  /** Requests sent ahead on one connection. */
  pipelined: number;
  /** Bytes of answers that wait in memory for their clients to take them. */
  unread: number;
}

const LIMITS: ConnectionLimits = {
  headers: 8000,
  request: 13_000,
  idle: 30_000,
  // The kernel's buffer empties in large steps: a reader of 10 kB/s takes nothing for half a minute.
  stalled: 60_000,
  check: 1000,
  perClient: 512,
  total: 2000,
  pipelined: 16,
  unread: 32 * 1024 * 1024,
};

/** ms. A proxy reuses its idle connections and must be the side that closes them; common proxies do so after 60 s. */
const IDLE_OF_PROXY = 75_000;

/** ms after the refusal of a connection until it is cut. */
const GOODBYE = 500;

const REFUSAL = 'Too many connections are open. Please try again in a moment.';
const REFUSED = [
  'HTTP/1.1 429 Too Many Requests',
  'Retry-After: 5',
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${REFUSAL.length}`,
  '',
  REFUSAL,
].join('\r\n');

export interface Connections {
  /** For Fastify's `serverFactory`: a server that enforces the limits on its connections. */
  createServer(answer: RequestListener): Server;
  /** Open now, and counts since the start. */
  figures(): Record<string, number>;
}

interface Exchange {
  request: IncomingMessage;
  response: PreparedResponse;
}

interface Connection {
  socket: Socket;
  client: string;
  current: Exchange | undefined;
  /** Requests that were sent ahead. */
  waiting: Exchange[];
}

/** Whether the host waits for the client: for a request, the rest of one, or for it to read. */
function waitsForClient({ current, socket }: Connection): boolean {
  return current === undefined || !current.request.complete || socket.writableLength > 0;
}

/**
 * Prevents slow and greedy clients from taking connections and memory from others. Requests of one connection are answered one after the
 * other, so that a client that does not read has one answer in memory, however many requests it sends.
 * @param direct answers a request at once, or returns false and does nothing: it takes no turn.
 * @param proxies number of proxies in front of the host. With any, all connections come from one address, so there is no limit per client.
 */
export function createConnections(
  proxies: number,
  changed: Partial<ConnectionLimits> = {},
  direct: (request: IncomingMessage, response: PreparedResponse) => boolean = () => false,
): Connections {
  const isProxied = proxies > 0;
  const behindProxy = (request: IncomingMessage) => clientOf(askerBehind(proxies, request));
  const limits = { ...LIMITS, ...(isProxied ? { idle: IDLE_OF_PROXY } : {}), ...changed };
  const perClient = isProxied ? limits.total : limits.perClient;
  const turns = createTurns<() => void>((begin) => begin());
  const bySocket = new Map<Socket, Connection>();
  /** By client; those that have been quiet longest come first. */
  const byClient = new Map<string, Set<Connection>>();
  const counts = {
    refused: 0,
    'closed.for_others': 0,
    'closed.slow': 0,
    'closed.idle': 0,
    'closed.stalled': 0,
    'closed.pipelined': 0,
    'closed.unread': 0,
  };

  /** Closes the connection among them that has waited longest for its client. False: all of them are being answered. */
  function closeQuietest(connections: ReadonlySet<Connection>): boolean {
    for (const connection of connections) {
      if (!waitsForClient(connection)) continue;
      counts['closed.for_others'] += 1;
      forget(connection);
      connection.socket.destroy();
      return true;
    }
    return false;
  }

  function evictIdle(client: string): boolean {
    const own = byClient.get(client);
    if (own && own.size >= perClient) return closeQuietest(own);
    if (bySocket.size < limits.total) return true;
    return closeQuietest([...byClient.values()].reduce((most, some) => (some.size > most.size ? some : most)));
  }

  function admit(socket: Socket): void {
    turns.hear();
    const client = clientOf(socket.remoteAddress ?? '');
    if (!evictIdle(client)) {
      counts.refused += 1;
      socket.setTimeout(GOODBYE, () => socket.destroy());
      socket.end(REFUSED);
      return;
    }
    const connection: Connection = { socket, client, current: undefined, waiting: [] };
    bySocket.set(socket, connection);
    byClient.set(client, (byClient.get(client) ?? new Set()).add(connection));
    socket.once('close', () => forget(connection));
  }

  function forget({ socket, client }: Connection): void {
    const connection = bySocket.get(socket);
    if (!connection) return;
    bySocket.delete(socket);
    const own = byClient.get(client);
    own?.delete(connection);
    if (own?.size === 0) byClient.delete(client);
  }

  function next(connection: Connection, answer: RequestListener): void {
    const { socket, client, waiting } = connection;
    const exchange = socket.destroyed ? undefined : waiting.shift();
    connection.current = exchange;
    const own = byClient.get(client);
    if (own?.delete(connection)) own.add(connection);
    if (!exchange) return;
    exchange.response.once('close', () => next(connection, answer));
    if (direct(exchange.request, exchange.response)) return;
    turns.take(isProxied ? behindProxy(exchange.request) : client, () => answer(exchange.request, exchange.response));
  }

  function takeTurn(exchange: Exchange, answer: RequestListener): void {
    const { socket } = exchange.request;
    const connection = bySocket.get(socket);
    // Refused: its answer has been written.
    if (!connection || socket.destroyed) return;
    connection.waiting.push(exchange);
    if (connection.waiting.length > limits.pipelined) {
      counts['closed.pipelined'] += 1;
      socket.destroy();
    } else if (!connection.current) next(connection, answer);
  }

  function onTimeout(socket: Socket): void {
    const connection = bySocket.get(socket);
    if (connection && !waitsForClient(connection)) {
      socket.setTimeout(limits.stalled);
      return;
    }
    counts[connection?.current ? 'closed.stalled' : 'closed.idle'] += 1;
    socket.destroy();
  }

  const asksFor = ({ client, current }: Connection): string =>
    isProxied && current ? behindProxy(current.request) : client;

  /**
   * A client that reads a byte now and then never counts as stalled, and holds a whole answer in memory. While more is pending than
   * allowed, the client with most of it loses its largest answer; among equal ones the oldest.
   */
  function boundUnread(): void {
    const unread = [...bySocket.values()].filter(({ socket }) => socket.writableLength > 0);
    let total = unread.reduce((sum, { socket }) => sum + socket.writableLength, 0);
    if (total <= limits.unread) return;
    const held = Map.groupBy(unread, asksFor);
    const bytes = new Map(
      [...held].map(([client, own]) => [client, own.reduce((sum, c) => sum + c.socket.writableLength, 0)]),
    );
    while (total > limits.unread) {
      const [client, most] = [...bytes].reduce((largest, some) => (some[1] > largest[1] ? some : largest));
      const own = held.get(client) ?? [];
      const largest = own.reduce((one, other) =>
        other.socket.writableLength > one.socket.writableLength ? other : one,
      );
      const freed = largest.socket.writableLength;
      own.splice(own.indexOf(largest), 1);
      bytes.set(client, most - freed);
      total -= freed;
      counts['closed.unread'] += 1;
      largest.socket.destroy();
    }
  }

  return {
    createServer(answer) {
      const server = createServer(
        {
          IncomingMessage,
          ServerResponse: PreparedResponse,
          headersTimeout: limits.headers,
          requestTimeout: limits.request,
          keepAliveTimeout: limits.idle,
          connectionsCheckingInterval: limits.check,
        },
        (request, response) => takeTurn({ request, response }, answer),
      );
      server.on('connection', admit);
      const looking = setInterval(boundUnread, limits.check).unref();
      server.once('close', () => clearInterval(looking));
      server.setTimeout(limits.stalled, onTimeout);
      server.on('clientError', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') counts['closed.slow'] += 1;
      });
      return server;
    },
    figures: () => ({ open: bySocket.size, clients: byClient.size, waiting: turns.waiting(), ...counts }),
  };
}
