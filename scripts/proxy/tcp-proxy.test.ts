import { connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A server that answers each text with its name and the text, and a proxy before it. */
async function answering(name: string): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => {}).on('data', (data) => socket.write(name + data)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : expect.fail();
}

async function proxyTo(port: number): Promise<TcpProxy> {
  const proxy = await startTcpProxy({ to: port });
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  return proxy;
}

interface Client {
  socket: Socket;
  send(text: string): void;
  /** Resolves once so much has come. */
  heard(text: string): Promise<void>;
  closed: Promise<string>;
}

function clientOf({ port }: TcpProxy): Client {
  const socket = connect(port, '127.0.0.1');
  let all = '';
  let look = (): void => {};
  socket.on('data', (data) => {
    all += data;
    look();
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    socket.on('close', () => resolve('closed'));
  });
  return {
    socket,
    closed,
    send: (text) => void socket.write(text),
    heard: (text) =>
      new Promise((resolve) => {
        look = () => all === text && resolve();
        look();
      }),
  };
}

it('passes on what comes, and later where it is slow', async () => {
  const proxy = await proxyTo(await answering('a'));
  const client = clientOf(proxy);
  client.send('1');
  await client.heard('a1');
  proxy.delay(30);
  const began = performance.now();
  client.send('2');
  await client.heard('a1a2');
  expect(performance.now() - began).toBeGreaterThan(55);
});

it('delivers nothing while it is frozen, and everything after that', async () => {
  const proxy = await proxyTo(await answering('a'));
  const [frozen, other] = [clientOf(proxy), clientOf(proxy)];
  frozen.send('1');
  other.send('1');
  await Promise.all([frozen.heard('a1'), other.heard('a1')]);
  proxy.freeze(true);
  frozen.send('2');
  const late = clientOf(proxy);
  late.send('3');
  await new Promise((resolve) => late.socket.once('connect', resolve));
  expect(frozen.socket.bytesRead + late.socket.bytesRead).toBe(2);
  proxy.freeze(false);
  await Promise.all([frozen.heard('a1a2'), late.heard('a3')]);
});

it('resets the connections there are, refuses new ones, and leads them elsewhere', async () => {
  const proxy = await proxyTo(await answering('a'));
  const client = clientOf(proxy);
  client.send('1');
  await client.heard('a1');
  expect(proxy.cut()).toBe(1);
  expect(await client.closed).toBe('ECONNRESET');
  proxy.refuse(true);
  expect(await clientOf(proxy).closed).toMatch(/ECONNRESET|closed/);
  proxy.refuse(false);
  proxy.leadTo(await answering('b'));
  const again = clientOf(proxy);
  again.send('2');
  await again.heard('b2');
  expect(proxy.connections()).toBe(1);
});
