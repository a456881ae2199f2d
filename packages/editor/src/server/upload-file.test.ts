import { afterEach, expect, test, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The part of XMLHttpRequest that an upload uses; the test plays the network. */
class FakeRequest {
  static last: FakeRequest;
  address = '';
  sent: unknown;
  status = 0;
  responseText = '';
  upload: { onprogress?(event: object): void } = {};
  onload?(): void;
  onerror?(): void;
  onabort?(): void;

  constructor() {
    FakeRequest.last = this;
  }
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const file = new File(['x'], 'a b.webp');

function begin(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const shares: number[] = [];
  const answer = uploadFile(file, (share) => shares.push(share), { language: 'fr', signal });
  return { answer, shares, request: FakeRequest.last };
}

test('a file is sent under its name, with its progress', async () => {
  const { answer, shares, request } = begin();
  expect([request.address, request.sent]).toEqual(['/editor/api/files?name=a+b.webp&language=fr', file]);
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.answer(201, { value: 'shopify://shop_images/a.webp', title: 'a.webp' });
  expect(await answer).toEqual({ ok: true, value: { value: 'shopify://shop_images/a.webp', title: 'a.webp' } });
  expect(shares).toEqual([0.25]);
});

test.each([
  [415, { description: 'The shop shows no such files.' }, 'The shop shows no such files.'],
  [413, 'too large', ''],
  [200, { title: 'no value' }, ''],
])('an answer of %i is a failure with its sentence', async (status, body, sentence) => {
  const { answer, request } = begin();
  request.answer(status, body);
  expect(await answer).toEqual({ ok: false, sentence });
});

test('a host that cannot be reached is a failure', async () => {
  const { answer, request } = begin();
  request.onerror?.();
  expect(await answer).toEqual({ ok: false, sentence: '' });
});

test('an upload that is stopped rejects', async () => {
  const stop = new AbortController();
  const { answer } = begin(stop.signal);
  stop.abort();
  await expect(answer).rejects.toThrow('stopped');
});
