import { expect, test, vi } from 'vitest';
import { sessionState } from './session-state.ts';

const state = async (answer: Response | Error) => {
  const send = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const found = await sessionState('/account', send);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-store', redirect: 'manual' });
  return found;
};

test('a redirect is the end of a session, a line that is down is told apart, and all else lets the form be sent', async () => {
  const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  expect(await state(redirect)).toBe('ended');
  expect(await state(new TypeError('offline'))).toBe('offline');
  expect(await state(new Response(null))).toBe('stands');
  expect(await state(new Response(null, { status: 500 }))).toBe('stands');
  expect(await state(new DOMException('late', 'TimeoutError'))).toBe('stands');
});
