import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT, request, requestJson } from './request.ts';

const fetched = vi.fn<typeof fetch>();

/** A fetch that never answers and gives up when told to. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('request', () => {
  it('answers the body of a 2xx response', async () => {
    fetched.mockResolvedValue(new Response('<p>'));
    expect(await request('/a')).toEqual({ ok: true, value: '<p>' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'same-origin' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never takes an error page for an answer', async () => {
    fetched.mockResolvedValue(new Response('<h1>Gone</h1>', { status: 404 }));
    expect(await request('/a')).toEqual({
      ok: false,
      error: { kind: 'status', status: 404, message: '', description: '', fields: {} },
    });
  });

  it('reads the platform’s error bodies', async () => {
    const cases: [object, object][] = [
      [
        { status: 422, message: 'Cart Error', description: 'Sold out.' },
        { message: 'Cart Error', description: 'Sold out.' },
      ],
      [
        { status: 422, message: 'm', errors: 'Only 3 left.' },
        { message: 'm', description: 'Only 3 left.' },
      ],
      [
        { status: 422, message: 'm', description: '', errors: { email: ['is invalid'], name: 'too long', x: 3 } },
        { description: 'm', fields: { email: ['is invalid'], name: ['too long'], x: [] } },
      ],
      [['odd'], { message: '', description: '' }],
    ];
    for (const [body, expected] of cases) {
      fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 422 }));
      expect(await request('/a', { body: {} })).toMatchObject({ ok: false, error: { status: 422, ...expected } });
    }
  });

  it('is a network failure when there is no answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await request('/a')).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it('gives up after its time, the body’s included', async () => {
    fetched.mockImplementation(hanging);
    const answer = request('/a');
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });

    fetched.mockImplementation(async (_, init) => {
      const response = new Response('');
      response.text = () => hanging('', init).then((other) => other.text());
      return response;
    });
    const slow = request('/a', { timeout: 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await slow).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('is cancelled by its signal, before it starts and in flight', async () => {
    const controller = new AbortController();
    fetched.mockImplementation(hanging);
    const answer = request('/a', { signal: controller.signal });
    controller.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(await request('/a', { signal: controller.signal })).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('posts JSON', async () => {
    fetched.mockResolvedValue(new Response('{}'));
    await requestJson('/cart/add.js', { body: { id: 1 } });
    expect(fetched.mock.calls[0]).toMatchObject([
      '/cart/add.js',
      {
        method: 'POST',
        keepalive: true,
        body: '{"id":1}',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      },
    ]);
  });

  it('says so when JSON was promised and something else came', async () => {
    fetched.mockResolvedValue(new Response('<html>'));
    expect(await requestJson('/cart.json')).toEqual({ ok: false, error: { kind: 'bad-shape', path: '$' } });
  });
});
