import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { type ConnectionLimits, createConnections } from './connections.ts';

let app: FastifyInstance;
let clients: Socket[] = [];
/** Address that the next connection has. */
let address = '203.0.113.1';

afterEach(async () => {
  for (const socket of clients) socket.destroy();
  clients = [];
  await app.close();
});

async function open(limits: Partial<ConnectionLimits>, proxies = 0) {
  const connections = createConnections(proxies, { check: 10, unread: Number.POSITIVE_INFINITY, ...limits });
  app = Fastify({ serverFactory: connections.createServer });
  const begun: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  // Ends when the test says so.
  app.get<{ Params: { name: string } }>('/slow/:name', async (request) => {
    const answer = Promise.withResolvers<string>();
    begun.push(request.params.name);
    waiting.set(request.params.name, answer);
    return answer.promise;
  });
  app.get('/large', () => Buffer.alloc(64 * 1024 * 1024));
  app.get('/', () => 'welcome');
  app.post('/', (request) => String(JSON.stringify(request.body).length));
  const seen: Socket[] = [];
  app.server.prependListener('connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    seen.push(socket);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  async function client(first = '', from = '203.0.113.1'): Promise<Socket> {
    address = from;
    const known = seen.length;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    clients.push(socket);
    socket.on('error', () => undefined);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(known));
    if (first) socket.write(first);
    return socket;
  }
  const isBegun = (name: string) => vi.waitFor(() => expect(begun).toContain(name));
  return { connections, client, seen, begun, isBegun, end: (name: string) => waiting.get(name)?.resolve(name) };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${more}\r\n`;
/** Everything the host sends until it closes. */
const answerOf = async (socket: Socket) => {
  const all = text(socket);
  return all.catch(() => 'reset');
};

test.each([
  ['silent', '', { headers: 50 }],
  ['slow in its headers', 'GET / HTTP/1.1\r\nHost:', { headers: 50 }],
  [
    'slow in its body',
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    { headers: 80, request: 80 },
  ],
])('a client that is %s is closed', async (_what, first, limits) => {
  const { client, connections } = await open(limits);
  expect(await answerOf(await client(first))).toMatch(/ 408 |^reset$/);
  await vi.waitFor(() => expect(connections.figures()).toMatchObject({ open: 0, 'closed.slow': 1 }));
});

test('an idle connection is closed after its answer', async () => {
  const { client, connections } = await open({ idle: 30 });
  expect(await answerOf(await client(get('/')))).toContain('welcome');
  expect(connections.figures()).toMatchObject({ 'closed.idle': 1 });
});

test('a client that does not read is cut off', async () => {
  const { client, connections, seen } = await open({ stalled: 7000 });
  const silent = await client(get('/large'));
  silent.pause();
  await vi.waitFor(() => expect(seen[0]?.writableLength).toBeGreaterThan(0));
  expect(seen[0]?.timeout).toBe(7000);
  // From here on: a shorter one could end before a busy machine has taken the request.
  seen[0]?.setTimeout(20);
  await vi.waitFor(() => expect(connections.figures()).toMatchObject({ open: 0, 'closed.stalled': 1 }), 5000);
});

test('when pending answers exceed the memory limit, only the client with most of them loses one', async () => {
  const { client, connections, seen } = await open({ unread: 170 * 1024 * 1024 });
  const slow = async (from: string) => (await client(get('/large'), from)).pause();
  await slow('203.0.113.2');
  for (let count = 0; count < 2; count += 1) await slow('203.0.113.1');
  await vi.waitFor(
    () => expect(connections.figures()).toMatchObject({ open: 2, clients: 2, 'closed.unread': 1 }),
    5000,
  );
  expect(seen.map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
});

test('a client waiting for the host is not disconnected', async () => {
  const { client, connections, seen, isBegun, end } = await open({ stalled: 7000 });
  const socket = await client(get('/slow/a', 'Connection: close\r\n'));
  await isBegun('a');
  app.server.emit('timeout', seen[0]);
  expect(seen[0]).toMatchObject({ destroyed: false, timeout: 7000 });
  end('a');
  expect(await answerOf(socket)).toContain('200 OK');
  expect(connections.figures()['closed.stalled']).toBe(0);
});

test('requests sent ahead are answered one after the other', async () => {
  const { client, begun, isBegun, end } = await open({});
  const socket = await client(get('/slow/a') + get('/slow/b') + get('/slow/c', 'Connection: close\r\n'));
  const answer = answerOf(socket);
  for (const name of ['a', 'b', 'c']) {
    await isBegun(name);
    // Another connection is answered meanwhile: time enough for the next request to be begun, were it not held.
    expect(await answerOf(await client(get('/', 'Connection: close\r\n')))).toContain('welcome');
    expect(begun.at(-1)).toBe(name);
    end(name);
  }
  expect((await answer).match(/200 OK/g)).toHaveLength(3);
});

test('too many requests sent ahead end the connection', async () => {
  const { client, connections } = await open({ pipelined: 4 });
  const answer = answerOf(await client(get('/slow/a').repeat(50)));
  expect(await answer).not.toContain('200 OK');
  await vi.waitFor(() => expect(connections.figures()).toMatchObject({ open: 0, 'closed.pipelined': 1 }));
});

test('at its cap a client loses the connection that waited longest for it', async () => {
  const { client, connections } = await open({ perClient: 2 });
  const [first, second] = [await client(), await client()];
  const closed = once(first, 'end');
  first.resume();
  second.write(get('/'));
  const third = await client(get('/', 'Connection: close\r\n'));
  await closed;
  expect(await answerOf(third)).toContain('welcome');
  expect(connections.figures()).toMatchObject({ open: 1, refused: 0, 'closed.for_others': 1 });
});

test('where all of a client’s connections are being answered a further one is refused; others come in', async () => {
  const { client, connections, isBegun } = await open({ perClient: 2 });
  for (const name of ['a', 'b']) {
    await client(get(`/slow/${name}`));
    await isBegun(name);
  }
  const refused = await answerOf(await client(get('/')));
  expect(refused).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: 5\r\n/);
  expect(refused).toContain('Too many connections');
  expect(await answerOf(await client(get('/', 'Connection: close\r\n'), '203.0.113.2'))).toContain('welcome');
  expect(connections.figures()).toMatchObject({ open: 2, refused: 1 });
});

test('at the cap of all, the client with most connections gives one', async () => {
  const { client, connections } = await open({ total: 3 });
  const greedy = [await client(), await client()];
  await client('', '203.0.113.2');
  const closed = once(greedy[0]?.resume() ?? app.server, 'end');
  expect(await answerOf(await client(get('/', 'Connection: close\r\n'), '203.0.113.3'))).toContain('welcome');
  await closed;
  await vi.waitFor(() => expect(connections.figures()).toMatchObject({ open: 2, clients: 2, 'closed.for_others': 1 }));
});

test('behind a proxy all connections are of one address, and its number is not bounded', async () => {
  const { client, connections, isBegun } = await open({ perClient: 1 }, 1);
  for (const name of ['a', 'b', 'c']) {
    await client(get(`/slow/${name}`, `X-Forwarded-For: 1.2.3.${name}, 203.0.113.9\r\n`));
    await isBegun(name);
  }
  expect(connections.figures()).toMatchObject({ open: 3, refused: 0 });
});
