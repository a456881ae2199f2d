import { expect, test } from 'vitest';
import { createParser, type ParsedAnswer } from './parse-answer.ts';

/** What is read of `text` when it arrives in pieces of this many bytes. */
function parsed(text: string, { method = 'GET', piece = 1, isEnded = false } = {}): ParsedAnswer | null {
  const parser = createParser(method);
  for (let at = 0; at < text.length; at += piece) parser.read(Buffer.from(text.slice(at, at + piece)));
  return parser.answer(isEnded);
}

test.each([1, 7, 1000])(
  'an answer with a length, in chunks and after an interim one, in pieces of %i bytes',
  (piece) => {
    const plain = 'HTTP/1.1 200 OK\r\nSet-Cookie: a=b; Path=/\r\nContent-Length: 5\r\n\r\nhello';
    expect(parsed(plain, { piece })).toMatchObject({
      status: 200,
      cookies: ['a=b; Path=/'],
      body: Buffer.from('hello'),
    });
    const chunked = 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n';
    expect(parsed(chunked, { piece })).toMatchObject({ status: 404, body: Buffer.from('hello') });
    expect(parsed(`HTTP/1.1 100 Continue\r\n\r\n${plain}`, { piece })?.status).toBe(200);
  },
);

test('a truncated answer is discarded', () => {
  expect(parsed('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhell', { isEnded: true })).toBeNull();
  expect(parsed('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n', { isEnded: true })).toBeNull();
  expect(parsed('HTTP/1.1 200 OK\r\ncontent-', { isEnded: true })).toBeNull();
});

test('without a length the end of the connection is the end of the body', () => {
  const text = 'HTTP/1.1 400 Bad Request\r\n\r\nno';
  expect(parsed(text)).toBeNull();
  expect(parsed(text, { isEnded: true })?.body.toString()).toBe('no');
});

test('answers that have no body', () => {
  expect(parsed('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n', { method: 'HEAD' })?.status).toBe(200);
  expect(parsed('HTTP/1.1 304 Not Modified\r\n\r\n')?.status).toBe(304);
});
