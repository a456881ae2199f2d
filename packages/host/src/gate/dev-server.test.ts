import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { EVERYTHING } from '../cache/facts.ts';

let devServer: Server;
let asked: string[];
let shop: TestShop;
let port: number;

const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return address.port;
};

beforeEach(async () => {
  asked = [];
  devServer = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`from ${request.headers.host}`);
  });
  devServer.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    asked.push(`upgrade ${request.url} ${request.headers['sec-websocket-protocol']}`);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.write(head);
    socket.pipe(socket);
  });
  await once(devServer.listen(0, '127.0.0.1'), 'listening');
  shop = await openTestShop({ dev: true, devServer: `http://127.0.0.1:${portOf(devServer)}` });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(shop.app.server);
});
afterEach(async () => {
  await shop.close();
  devServer.close();
  devServer.closeAllConnections();
});

test('what is asked for below its path is answered by the dev server, and pages do not reload by themselves', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/_dev/src/boot.ts?t=1`);
  expect(await answer.text()).toBe(`from 127.0.0.1:${port}`);
  expect(answer.headers.get('content-type')).toBe('text/javascript');
  expect(asked).toEqual(['GET /_dev/src/boot.ts?t=1']);
  expect(await (await fetch(`http://127.0.0.1:${port}/products/slip-dress`)).text()).not.toContain('/_host/live');
});

test('a browser cannot send it anything through the shop', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/_dev/changed`, { method: 'POST' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(asked).toEqual([]);
});

test('it is told of an import', async () => {
  shop.store.changes.publish(['product:1']);
  shop.store.changes.publish([EVERYTHING]);
  await expect.poll(() => asked).toEqual(['POST /_dev/changed']);
});

test('one that does not answer is named', async () => {
  devServer.close();
  devServer.closeAllConnections();
  const answer = await fetch(`http://127.0.0.1:${port}/_dev/a.js`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toMatch(/^The dev server: /);
});

/** Opens a WebSocket's connection, sends a line and resolves to what comes back; undefined where it is refused. */
function echo(path: string, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asking = request({
      port,
      path,
      headers: { host, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' },
    });
    asking.on('upgrade', (_answer, socket) => {
      socket.once('data', (data: Buffer) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.write('hello');
    });
    asking.on('response', () => resolve(undefined));
    asking.on('error', () => resolve(undefined));
    asking.end();
  });
}

test('WebSocket connections are passed on, of this shop and below the path alone', async () => {
  expect(await echo('/_dev/?token=1', `127.0.0.1:${port}`)).toBe('hello');
  expect(asked).toEqual(['upgrade /_dev/?token=1 vite-hmr']);
  expect(await echo('/_dev/', 'shop.example')).toBeUndefined();
  expect(await echo('/elsewhere', `127.0.0.1:${port}`)).toBeUndefined();
  expect(asked).toHaveLength(1);
});
