// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fetchAccountPage } from './account-page.ts';

const page = async (answer: Response | Error) => {
  const send = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const found = await fetchAccountPage('/account', new AbortController().signal, send);
  return { found, asked: send.mock.calls[0]?.[1] };
};

test('a page comes as a document, never out of a cache', async () => {
  const { found, asked } = await page(new Response('<title>Orders</title><h1>Orders</h1>'));
  expect(found?.title).toBe('Orders');
  expect(asked).toMatchObject({ cache: 'no-store', redirect: 'manual', credentials: 'same-origin' });
});

test('what stands for scripts is text in it, as where scripts run', async () => {
  const { found } = await page(new Response('<body><noscript><p class="plain">Plain</p></noscript></body>'));
  expect(found?.querySelector('p')).toBeNull();
  expect(found?.querySelector('noscript')?.textContent).toBe('<p class="plain">Plain</p>');
});

test('an error, a redirect (the session has ended) and a line that is down are no page', async () => {
  const redirect = Object.defineProperty(new Response(''), 'ok', { value: false });
  for (const answer of [new Response('', { status: 500 }), redirect, new TypeError('offline')])
    expect((await page(answer)).found).toBeNull();
});
