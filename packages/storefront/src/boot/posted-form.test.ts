// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { postForm } from './posted-form.ts';

const FIELD = '<input name="contact[email]" value="ada@mail.test"><button type="submit">Join</button>';
const page = (inside: string, id = 'letters') =>
  new Response(`<html><body><form id="${id}">${inside}</form></body></html>`);

let form: HTMLFormElement;
let plain: ReturnType<typeof vi.fn>;
beforeEach(() => {
  document.body.innerHTML = `<p id="live-region"></p><form id="letters" action="/contact#letters">${FIELD}</form>`;
  form = document.getElementById('letters') as HTMLFormElement;
  plain = vi.fn();
  form.submit = plain as never;
  form.querySelector('input')?.focus();
});

it('sends the fields and shows what the platform answers in the place of the form', async () => {
  const send = vi.fn(async () => page('<p class="notice" role="status">Thank you.</p>'));
  await postForm(form, send as never);
  const [url, init] = send.mock.calls[0] as unknown as [string, RequestInit];
  expect([new URL(url).pathname, init.method, String(init.body)]).toEqual([
    '/contact',
    'POST',
    'contact%5Bemail%5D=ada%40mail.test',
  ]);
  expect(form.textContent).toBe('Thank you.');
  expect(document.activeElement?.textContent).toBe('Thank you.');
  expect(document.getElementById('live-region')?.textContent).toBe('Thank you.');
  expect(form.hasAttribute('aria-busy')).toBe(false);
  expect(plain).not.toHaveBeenCalled();
});

it('an error leaves the visitor in the field, which says what is wrong', async () => {
  const answer = '<input name="contact[email]" aria-invalid="true"><p role="alert">Once more.</p>';
  await postForm(form, (async () => page(answer)) as never);
  expect(document.activeElement?.getAttribute('name')).toBe('contact[email]');
  expect(document.getElementById('live-region')?.textContent).toBe('Once more.');
});

it.each([
  ['no answer', async () => Promise.reject(new TypeError('offline'))],
  ['a page of errors', async () => new Response('no', { status: 500 })],
  ['a page without the form', async () => page('x', 'other')],
])('%s: the form is sent the plain way', async (_, send) => {
  await postForm(form, send as never);
  expect(plain).toHaveBeenCalledTimes(1);
});

it('is sent once, however often it is pressed', async () => {
  let answer: (value: Response) => void = () => {};
  const send = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  const first = postForm(form, send as never);
  await postForm(form, send as never);
  expect(send).toHaveBeenCalledTimes(1);
  expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  answer(page(FIELD));
  await first;
});
