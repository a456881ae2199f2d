import { connect, type Socket } from 'node:net';
import { createParser } from './parse-answer.ts';

export interface Request {
  method?: string;
  /** Sent as it is: nothing is normalised or escaped. */
  path: string;
  /** Sent as they are, after `host` and, where there is a body, `content-length`; the same name in lower case replaces these. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client's, for this request. */
  patience?: number;
}

export interface Answer {
  status: number;
  /** Names in lower case; of several of one name the last. */
  headers: Record<string, string>;
  /** Each `set-cookie` line. */
  cookies: string[];
  body: Buffer;
  /** ms from sending to the last byte. */
  ms: number;
}

/** A connection that is opened when it is needed, and again after the other side has closed it. One request at a time. */
export interface Client {
  /**
   * Null where the connection ended, or `patience` passed, without a whole answer. Without a patience it rejects after 60 s, with an
   * error that names the request.
   */
  send(request: Request): Promise<Answer | null>;
  close(): void;
}

export interface ClientOptions {
  /** Loopback address the requests come from, e.g. `127.0.0.2`; each is a client of its own to the host. */
  from?: string;
  /** ms until an answer is given up, where silence is one of the figures. */
  patience?: number;
}

/** ms */
const LIMIT = 60_000;

/** The bytes of one request. */
export function requestBytes(origin: string, { method = 'GET', path, headers = {}, body }: Request): Buffer {
  const content = Buffer.from(body ?? '');
  const all: Record<string, string> = {
    host: new URL(origin).host,
    ...(body === undefined && (method === 'GET' || method === 'HEAD')
      ? {}
      : { 'content-length': String(content.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'utf8'), content]);
}

/** A socket to the host's loopback address. */
export function openSocket(origin: string, from?: string): Socket {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress: from });
  socket.setNoDelay(true);
  // Between two requests there are no other listeners.
  socket.on('error', () => {});
  return socket;
}

/** `origin` is read at each connection: a restarted host has another one. */
export function createClient(origin: () => string, { from, patience }: ClientOptions = {}): Client {
  let socket: Socket | null = null;
  let at = '';
  async function send(request: Request): Promise<Answer | null> {
    if (socket === null || socket.destroyed || at !== origin()) {
      socket?.destroy();
      at = origin();
      socket = openSocket(at, from);
    }
    const { method = 'GET', path } = request;
    const given = request.patience ?? patience;
    const asked = socket;
    const known = asked.bytesRead;
    const began = performance.now();
    const answer = await exchange(asked, requestBytes(at, request), method, given);
    if (answer !== null) return answer;
    const isLate = performance.now() - began >= (given ?? LIMIT);
    if (isLate && given === undefined)
      throw new Error(`${method} ${path} (from ${from ?? 'anywhere'}) was not answered within ${LIMIT / 1000} s.`);
    // The host may close an idle connection just when the next request is sent: safe requests are sent again, as browsers do.
    const isStale = !isLate && known > 0 && asked.bytesRead === known;
    return isStale && (method === 'GET' || method === 'HEAD') ? send(request) : null;
  }
  return {
    send,
    close() {
      socket?.destroy();
      socket = null;
    },
  };
}

/** Writes `bytes` and reads one answer; null where it is not there after `patience` ms. The socket is destroyed where the answer does not come or ends the connection. */
export function exchange(
  socket: Socket,
  bytes: Buffer,
  method: string,
  patience: number = LIMIT,
  onSent?: () => void,
): Promise<Answer | null> {
  const began = performance.now();
  const parser = createParser(method);
  return new Promise((resolve) => {
    const end = (isEnded: boolean) => {
      clearTimeout(timer);
      socket.off('data', read).off('error', fail).off('close', fail);
      const answer = parser.answer(isEnded);
      if (answer === null || isEnded || answer.headers.connection === 'close') socket.destroy();
      resolve(answer && { ...answer, ms: performance.now() - began });
    };
    const read = (chunk: Buffer) => {
      if (parser.read(chunk)) end(false);
    };
    const fail = () => end(true);
    const timer = setTimeout(fail, patience);
    socket.on('data', read).on('error', fail).on('close', fail);
    if (socket.destroyed) end(true);
    else socket.write(bytes, (error) => !error && onSent?.());
  });
}
