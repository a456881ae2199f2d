import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FileBody } from './file-body.ts';

/** No two pieces of it are alike. */
const bytes = Buffer.from(Uint32Array.from({ length: 60_000 }, (_, index) => index).buffer);
let dir = '';
let file = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'file-body-'));
  file = path.join(dir, 'film.mp4');
  await writeFile(file, bytes);
});
afterAll(() => rm(dir, { recursive: true }));

/** What a client reads of an answer. */
async function served(answer: (response: ServerResponse) => void, read: (answer: IncomingMessage) => Promise<Buffer>) {
  const server = createServer((_request, response) => answer(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      get({ port, host: '127.0.0.1' }, (message) => read(message).then(resolve, reject)).once('error', reject);
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a connection gets every byte, out of one buffer', async () => {
  const allocated = vi.spyOn(Buffer, 'allocUnsafeSlow');
  const body = new FileBody(file);
  expect(await served((response) => void body.pipe(response), buffer)).toEqual(bytes);
  expect(allocated).toHaveBeenCalledTimes(1);
  allocated.mockRestore();
  await vi.waitFor(() => expect(body.closed).toBe(true));
});

test('a part of an open file, which is closed with it', async () => {
  const handle = await open(file);
  const body = new FileBody(handle, { start: 100_001, end: 199_999 });
  expect(await served((response) => void body.pipe(response), buffer)).toEqual(bytes.subarray(100_001, 200_000));
  await vi.waitFor(() => expect(handle.fd).toBe(-1));
});

test('other readers get buffers of their own', async () => {
  expect(await buffer(new FileBody(file))).toEqual(bytes);
  expect(await buffer(new FileBody(file, { start: 5, end: 5 }))).toEqual(bytes.subarray(5, 6));
});

test('a client that leaves, and a file that is not there', async () => {
  const body = new FileBody(file);
  const left = await served(
    (response) => {
      finished(response, () => body.destroy());
      body.pipe(response);
    },
    async (answer) => {
      answer.destroy();
      return Buffer.alloc(0);
    },
  );
  expect(left).toHaveLength(0);
  await vi.waitFor(() => expect(body.closed).toBe(true));
  await expect(buffer(new FileBody(path.join(dir, 'nothing')))).rejects.toThrow('ENOENT');
});
