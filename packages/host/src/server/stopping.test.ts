import dns from 'node:dns';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createConnections } from '../gate/connections/connections.ts';
import { listen, listenersOf } from '../gate/connections/listen.ts';
import { createStopping, type Stopping, type StoppingOptions } from './stopping.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

interface Served {
  app: FastifyInstance;
  stopping: Stopping;
  port: number;
  reported: string[];
  /** Lets `/slow` answer. */
  release(): void;
}

/** A server with a page that is quick and one that waits; its requests are as many as `asked` says. */
async function serve(options: Partial<StoppingOptions> = {}, host = '127.0.0.1'): Promise<Served> {
  const reported: string[] = [];
  const app = Fastify({
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: createConnections(0).createServer,
  });
  opened.push(app);
  const stopping = createStopping(app, { report: (line) => reported.push(line), ...options });
  const gate = Promise.withResolvers<void>();
  app.get('/quick', async () => 'answered');
  app.get('/slow', async () => {
    await gate.promise;
    return 'answered';
  });
  app.addHook('preClose', stopping.drain);
  await listen(app, { port: 0, host });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { app, stopping, port, reported, release: gate.resolve };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/** A connection, and all that has come over it. */
async function connected(
  port: number,
  host = '127.0.0.1',
): Promise<{ socket: Socket; text(): string; closed: Promise<unknown> }> {
  const socket = connect(port, host);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, text: () => text, closed };
}

/** Clients of another thread: connections with a request on each, sent while this thread stands still. Resolves to the answers. */
function sendWhileStandingStill(port: number, count: number): Promise<string[]> {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { connect } = require('node:net');
     const { parentPort, workerData: { port, count, text, sent } } = require('node:worker_threads');
     let written = 0;
     Promise.all(Array.from({ length: count }, () => new Promise((resolve) => {
       let answer = '';
       const socket = connect(port, '127.0.0.1', () => socket.write(text, () => {
         written += 1;
         if (written === count) { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0); }
       }));
       socket.on('data', (chunk) => { answer += chunk; });
       socket.on('error', () => {});
       socket.on('close', () => resolve(answer));
     }))).then((answers) => parentPort.postMessage(answers));`,
    { eval: true, workerData: { port, count, text: get('/quick'), sent } },
  );
  const answers = new Promise<string[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  Atomics.wait(sent, 0, 0, 20_000);
  return answers;
}

test('requests on connections that are not accepted yet are answered', async () => {
  const { app, port, reported } = await serve();
  const answers = sendWhileStandingStill(port, 100);
  await app.close();
  expect((await answers).filter((answer) => !answer.endsWith('answered'))).toEqual([]);
  expect((await answers)[0]).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n/i);
  expect(reported).toEqual([]);
});

test('what is in flight is answered and its connection closed; nothing new is accepted meanwhile', async () => {
  const { app, stopping, port, release } = await serve();
  const slow = await connected(port);
  const keepAlive = await connected(port);
  keepAlive.socket.write(get('/quick'));
  await expect.poll(keepAlive.text).toContain('answered');
  slow.socket.write(get('/slow'));
  // An answer proves that the slow request, which was sent before it, has arrived too.
  keepAlive.socket.write(get('/quick'));
  await expect.poll(() => keepAlive.text().split('answered')).toHaveLength(3);
  expect(stopping.isStopping()).toBe(false);
  const closing = app.close();
  await expect.poll(stopping.isStopping).toBe(true);
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(connected(port)).rejects.toThrow('ECONNREFUSED');
  // A kept connection serves until all are answered, and then no longer.
  keepAlive.socket.write(get('/quick'));
  await keepAlive.closed;
  expect(keepAlive.text().split('answered')).toHaveLength(4);
  expect(keepAlive.text().split(/connection: close/i)).toHaveLength(2);
  release();
  await closing;
  await slow.closed;
  expect(slow.text()).toMatch(/connection: close\r\n[\s\S]*answered$/i);
});

test('idle connections do not hold it up', async () => {
  const { app, port } = await serve();
  const silent = await connected(port);
  const keepAlive = await connected(port);
  keepAlive.socket.write(get('/quick'));
  await expect.poll(keepAlive.text).toContain('answered');
  await app.close();
  await Promise.all([silent.closed, keepAlive.closed]);
});

test('what takes longer than the limit is cut, and counted', async () => {
  const { app, port, reported } = await serve({ limit: 30 });
  const clients = await Promise.all([connected(port), connected(port)]);
  for (const { socket } of clients) socket.write(get('/slow'));
  const quick = await connected(port);
  quick.socket.write(get('/quick'));
  await expect.poll(quick.text).toContain('answered');
  await app.close();
  await Promise.all(clients.map(({ closed }) => closed));
  expect(reported).toEqual(['2 requests were not answered in 0.03 s and cut.']);
});

/** Machines differ in what `localhost` is; here it is two addresses, which Linux has without further ado. */
function localhostIsTwo(): void {
  const { lookup } = dns;
  vi.spyOn(dns, 'lookup').mockImplementation(((
    name: string,
    ...rest: [{ all?: boolean }, (...found: unknown[]) => void]
  ) => {
    const hosts = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    if (name === 'localhost' && rest[0].all) rest[1](null, hosts);
    else Reflect.apply(lookup, dns, [name === 'localhost' ? '127.0.0.1' : name, ...rest]);
  }) as typeof dns.lookup);
}

test.runIf(process.platform === 'linux')('both addresses of localhost are drained', async () => {
  localhostIsTwo();
  const { app, port, release } = await serve({}, 'localhost');
  vi.restoreAllMocks();
  const hosts = listenersOf(app).flatMap((server) => {
    const at = server.address();
    return at === null || typeof at === 'string' ? [] : [at.address];
  });
  expect(hosts.sort()).toEqual(['127.0.0.1', '127.0.0.2']);
  const clients = await Promise.all(hosts.map((host) => connected(port, host)));
  for (const { socket } of clients) socket.write(get('/slow'));
  const quick = await connected(port, hosts[0]);
  quick.socket.write(get('/quick'));
  await expect.poll(quick.text).toContain('answered');
  const closing = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  for (const host of hosts) await expect(connected(port, host)).rejects.toThrow('ECONNREFUSED');
  release();
  await closing;
  for (const { text } of clients) expect(text()).toContain('answered');
});

test('with a notice it says no before it stops accepting', async () => {
  const { app, stopping, port } = await serve({ notice: 300 });
  const closing = app.close();
  await expect.poll(stopping.isStopping).toBe(true);
  const late = await connected(port);
  late.socket.write(get('/quick'));
  await late.closed;
  expect(late.text()).toContain('answered');
  await closing;
});

/** A process that goes on at the same address, until `end`. */
function anotherProcess() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isServing = true;
  const end = () => {
    isServing = false;
    resolve();
  };
  return { isServing: () => isServing, ended: promise, end };
}

test('with a successor an open connection is closed by the answer to its next request, not before', {
  tags: ['scale-9'],
}, async () => {
  const { app, stopping, port } = await serve({ successor: anotherProcess() });
  const idle = await connected(port);
  idle.socket.write(get('/quick'));
  await expect.poll(idle.text).toContain('answered');
  const unused = await connected(port);
  const closing = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  expect(stopping.isStopping()).toBe(false);
  await expect(connected(port)).rejects.toThrow('ECONNREFUSED');
  idle.socket.write(get('/quick'));
  await idle.closed;
  expect(idle.text().split('answered')).toHaveLength(3);
  expect(idle.text()).toMatch(/connection: close\r\n[\s\S]*answered$/i);
  unused.socket.end();
  await closing;
});

test('a successor that stops, or too long a wait, ends the wait for idle connections', async () => {
  const successor = anotherProcess();
  const stopped = await serve({ successor });
  const idle = await connected(stopped.port);
  const closing = stopped.app.close();
  await expect.poll(() => stopped.app.server.listening).toBe(false);
  expect(stopped.stopping.isStopping()).toBe(false);
  successor.end();
  await Promise.all([closing, idle.closed]);
  expect(stopped.stopping.isStopping()).toBe(true);

  const late = await serve({ successor: anotherProcess(), handoverLimit: 30 });
  const another = await connected(late.port);
  await Promise.all([late.app.close(), another.closed]);
});
