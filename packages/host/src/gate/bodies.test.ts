import { connect } from 'node:net';
import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptBodies, BODY_LIMIT, requestFields } from './bodies.ts';
import { handleErrors } from './errors.ts';

const lines: string[] = [];
const app = Fastify({ bodyLimit: BODY_LIMIT });
handleErrors(app, (_request, error) => lines.push(String(error)));
acceptBodies(app);
app.post('/echo.js', async (request) => requestFields(request));
app.post('/page', async (request) => requestFields(request));
app.get('/fails', async () => {
  throw new Error('inner secret');
});

const post = (type: string | null, payload: string | Buffer, url = '/echo.js') =>
  app.inject({ method: 'POST', url, payload, headers: type === null ? {} : { 'content-type': type } });

const boundary = 'xxBoundaryxx';
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test('the three body types give the same fields', async () => {
  const expected = { id: '5', properties: { 'Recipient email': 'a@b.example' }, sections: ['x', 'y'] };
  const form = 'id=5&properties%5BRecipient+email%5D=a%40b.example&sections[]=x&sections[]=y';
  const multipart = `${part('id', '5')}${part('properties[Recipient email]', 'a@b.example')}${part('sections[]', 'x')}${part('sections[]', 'y')}--${boundary}--\r\n`;
  expect((await post('application/x-www-form-urlencoded', form)).json()).toEqual(expected);
  expect((await post(`multipart/form-data; boundary=${boundary}`, multipart)).json()).toEqual(expected);
  expect((await post('application/json', JSON.stringify(expected))).json()).toEqual(expected);
  expect((await post('application/json; charset=utf-8', JSON.stringify(expected))).json()).toEqual(expected);
});

test('a multipart form that a browser encodes arrives with its names and values, and without its files', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.replaceAll(/\r\n?|\n/g, '\r\n'));
  const name = text.map((value) => `n${value.replaceAll(/[[\]\0]/g, '')}`);
  const pairs = fc.uniqueArray(fc.tuple(name, text), { selector: ([key]) => key, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(pairs, async (fields) => {
      const form = new FormData();
      for (const [key, value] of fields) form.append(key, value);
      form.append('picture', new Blob(['x'.repeat(2000)]), 'a "b".jpg');
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      const answer = await post(type, Buffer.from(await encoded.arrayBuffer()));
      expect(answer.json()).toEqual(Object.fromEntries(fields));
    }),
    { numRuns: 50 },
  );
});

test('half a character, as only JSON can send it, is replaced in names and values', async () => {
  const sent = String.raw`{"id":"\ud800","prop\udc00":["\ud83d\ude00","\ude00\ud83d"]}`;
  expect((await post('application/json', sent)).json()).toEqual({ id: '\ufffd', 'prop\ufffd': ['😀', '\ufffd\ufffd'] });
});

test('the body wins over the address, and may be empty', async () => {
  expect((await post('application/json', '{"id":1}', '/echo.js?id=2&quantity=3')).json()).toEqual({
    id: 1,
    quantity: '3',
  });
  expect((await post('application/json', '')).json()).toEqual({});
  expect((await post(null, '', '/echo.js?id=2')).json()).toEqual({ id: '2' });
});

test('a body of more fields or values than any form has is refused, not cut', async () => {
  const fields = Array.from({ length: 2001 }, (_, n) => `f${n}=1`).join('&');
  const values = JSON.stringify({ items: Array.from({ length: 10_000 }, () => 0) });
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', fields],
    ['application/json', values],
  ] as const) {
    const answer = await post(type, payload);
    expect([answer.statusCode, answer.json().description]).toEqual([400, expect.stringContaining('too many')]);
  }
  expect(Object.keys((await post('application/x-www-form-urlencoded', fields.slice(0, -8))).json())).toHaveLength(2000);
});

test.each([
  ['application/json', '{"id":', 400],
  ['application/json', '['.repeat(5000) + ']'.repeat(5000), 400],
  ['multipart/form-data', 'nonsense', 400],
  [`multipart/form-data; boundary=${boundary}`, part('id', '5'), 400],
  [`multipart/form-data; boundary=${boundary}`, `${part('a', '1').repeat(2001)}--${boundary}--\r\n`, 400],
  [`multipart/form-data; boundary=${boundary}`, 'nonsense', 400],
  ['text/plain', 'id=1', 415],
  ['application/xml', '<id/>', 415],
  ['nonsense', 'id=1', 415],
  ['application/json', `{"a":"${'x'.repeat(BODY_LIMIT)}"}`, 413],
])('%s is answered clearly', async (type, payload, status) => {
  const answer = await post(type, payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ status, message: expect.any(String), description: expect.any(String) });
});

test('JSON values that are no fields are an empty form', async () => {
  for (const payload of ['5', 'null', '"x"', '[1]', 'true'])
    expect((await post('application/json', payload)).json()).toEqual({});
});

test('a browser gets an error page, without a stack', async () => {
  const page = await app.inject({ url: '/fails', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(500);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).not.toContain('inner secret');
  expect(page.body).toContain('; please try again – 500</title>');
  expect(lines.join()).toContain('inner secret');
});

test('a body that is too large is answered with 413, also while it is still being sent', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const length = 8 * BODY_LIMIT;
  const response = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', (error) => (text += error.message));
    socket.on('close', () => resolve(text));
    socket.write(
      `POST /echo.js HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    );
    for (let sent = 0; sent < length; sent += BODY_LIMIT) socket.write('x'.repeat(BODY_LIMIT));
  });
  await app.close();
  expect(response).toMatch(/^HTTP\/1.1 413 [\s\S]*more than can be sent here at once\."}$/);
});
