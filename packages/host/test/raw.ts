import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

export interface RawRequest {
  method?: string;
  /** Sent as it is: nothing is normalised, escaped or refused on the way, as a browser or `fetch` would. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** ms until a host that says nothing is given up. */
const PATIENCE = 20_000;

/** One request over a connection of its own, byte for byte. */
export async function raw(
  origin: string,
  { method = 'GET', path, headers = {}, body = '' }: RawRequest,
): Promise<RawAnswer> {
  const bytes = Buffer.from(body);
  const all: Record<string, string> = {
    host: new URL(origin).host,
    connection: 'close',
    ...(method === 'GET' ? {} : { 'content-length': String(bytes.length) }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return parsed(await rawText(origin, `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`, bytes));
}

/** What is answered to `text` and the `bytes` after it, until the connection ends. */
export function rawText(origin: string, text: string, bytes: Buffer = Buffer.alloc(0)): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    // A host that refuses a body may hang up while it is still being sent: what it said before counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(text, 'latin1');
    socket.write(bytes);
  });
}

function parsed(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? text.length : end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0),
    headers,
    body: end < 0 ? '' : text.slice(end + 4),
  };
}
