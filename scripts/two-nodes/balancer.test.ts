import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ownPort } from '../own-port.fixture.ts';
import { type Balancer, startBalancer } from './balancer.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

interface Node {
  port: number;
  server: Server;
  asked: string[];
}

/** A node that says its name, what it was sent, and for whom. */
async function node(
  name: string,
  answer?: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Node> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/_host/ready') return void response.end();
    asked.push(`${request.method} ${request.url}`);
    if (answer) return answer(request, response);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.end(`${name} ${body} ${request.headers['x-forwarded-for']} ${request.headers.host}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => server.closeAllConnections() }, { close: () => server.close() });
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, server, asked };
}

async function balance(...nodes: Node[]): Promise<string> {
  const port = await ownPort();
  const balancer: Balancer = await startBalancer(
    port,
    nodes.map((one) => one.port),
  );
  opened.push(balancer);
  return `http://localhost:${port}`;
}

test('requests go to the nodes in turn, with the visitor’s address, the host, the body and all cookies', async () => {
  const origin = await balance(await node('a'), await node('b'));
  const answers = [await fetch(origin), await fetch(origin, { method: 'POST', body: 'sent' })];
  expect(answers[0]?.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const [first = '', second = ''] = await Promise.all(answers.map((answer) => answer.text()));
  expect([first[0], second[0]].sort()).toEqual(['a', 'b']);
  expect(second).toMatch(new RegExp(`^. sent (::1|127\\.0\\.0\\.1|::ffff:127\\.0\\.0\\.1) ${origin.slice(7)}$`));
});

test('a node that refuses connections loses no request, whatever the method', async () => {
  const [a, b] = [await node('a'), await node('b')];
  const origin = await balance(a, b);
  a.server.close();
  for (let time = 0; time < 4; time += 1)
    expect(await (await fetch(origin, { method: 'POST', body: 'x' })).text()).toMatch(/^b x/);
});

test('a node that breaks off is asked no POST twice; a GET goes to the other one', async () => {
  const breaks = (request: IncomingMessage) => request.socket.destroy();
  const [a, b] = [await node('a', breaks), await node('b', breaks)];
  const origin = await balance(a, b);
  expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(503);
  expect([...a.asked, ...b.asked]).toEqual(['POST /']);
  expect((await fetch(origin)).status).toBe(503);
  expect([...a.asked, ...b.asked].sort()).toEqual(['GET /', 'GET /', 'POST /']);
});

test('an answer that a node breaks off is broken off, not made to look whole', async () => {
  const origin = await balance(
    await node('a', (request, response) => {
      response.write('half');
      response.flushHeaders();
      setImmediate(() => request.socket.destroy());
    }),
  );
  await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow();
});

test('a body that is too large is refused', async () => {
  const one = await node('a');
  const origin = await balance(one);
  const socket = connect(Number(new URL(origin).port), 'localhost');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 300000\r\n\r\n${'x'.repeat(300_000)}`);
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
  expect(one.asked).toEqual([]);
});
