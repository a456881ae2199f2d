// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { carryDraft } from './requests.ts';

const HEADER = 'x-vitrine-editor-draft';
const fetched = vi.fn<typeof fetch>(async () => new Response());
const opened: string[] = [];
const headers: [string, string][] = [];

beforeAll(() => {
  window.fetch = fetched;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((method) => void opened.push(method));
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((...header) => void headers.push(header));
  carryDraft('draft-123');
});

const sent = () => new Headers(fetched.mock.lastCall?.[1]?.headers);

it('requests to the shop carry the draft, with their own headers', async () => {
  await window.fetch('/cart.js', { method: 'POST', headers: { accept: 'application/json' } });
  expect([sent().get(HEADER), sent().get('accept')]).toEqual(['draft-123', 'application/json']);
  expect(fetched.mock.lastCall?.[1]?.method).toBe('POST');

  await window.fetch(new Request('/cart.js', { headers: { 'x-own': 'yes' } }));
  expect([sent().get(HEADER), sent().get('x-own')]).toEqual(['draft-123', 'yes']);
});

it('requests to other hosts are left alone', async () => {
  const init = { headers: { accept: 'text/html' } };
  await window.fetch('https://other.test/', init);
  expect(fetched.mock.lastCall).toEqual(['https://other.test/', init]);
});

it('XMLHttpRequest carries the draft, too', () => {
  new XMLHttpRequest().open('GET', 'https://other.test/');
  expect(headers).toEqual([]);
  new XMLHttpRequest().open('GET', '/cart.js');
  expect(headers).toEqual([[HEADER, 'draft-123']]);
  expect(opened).toEqual(['GET', 'GET']);
});
