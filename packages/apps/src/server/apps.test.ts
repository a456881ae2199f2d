import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DRESS, type OpenApps, openApps, proxied } from '../../test/open-apps.ts';
import { FAKE_APPS } from '../fake-apps.ts';

let open: OpenApps;
let origin = '';
beforeAll(async () => {
  open = await openApps();
  origin = await open.apps.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const { name } of FAKE_APPS) await flip(name, { mode: 'ok' });
});

const flip = (app: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  fetch(`${origin}/switches/${app}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** One call of each app and its script, where it has one. */
const CALLS: Record<string, { call?: string; script?: string }> = {
  reviews: { call: `/reviews/v1/product_reviews?filter[product_remote_ids]=${DRESS.id}` },
  'back-in-stock': {
    call: '/back-in-stock/stock_notification/create.json?x=1',
    script: '/back-in-stock/widget.js?shop=s',
  },
  'signup-forms': {
    call: '/signup-forms/forms/full-forms?x=1',
    script: '/signup-forms/onsite/js/klaviyo.js?company_id=c',
  },
  experiment: { call: '/experiment/assignment?hypothesis=h&visitor=v', script: '/experiment/shoplift.js?share=1' },
  returns: { script: '/returns/loop.js?event=e' },
  'customer-lists': { call: '/customer-lists/proxy/lists?x=1' },
  'store-stock': { call: '/store-stock/shop/s/settings?x=1', script: '/store-stock/jtc.js?shop=s' },
};
const ask = (path: string, signal?: AbortSignal) =>
  fetch(origin + (path.includes('/proxy/') ? proxied(path, '7') : path), {
    headers: { 'junip-store-key': 'k' },
    signal,
  });

describe.each(FAKE_APPS.map(({ name }) => name))('%s', (name) => {
  const { call, script } = CALLS[name] ?? {};
  const addresses = [call, script].filter((path) => path !== undefined);

  test('answers any origin', async () => {
    for (const path of addresses) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const isScript = path === script;
      expect(response.headers.get('content-type')).toMatch(isScript ? /^text\/javascript/ : /^application\/json/);
    }
  });

  test('answers preflights, also with a fault injected', async () => {
    for (const mode of ['ok', '500', 'never']) {
      await flip(name, { mode });
      const response = await fetch(`${origin}/${name}/anything`, { method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
    }
  });

  test.each(['500', '401', 'malformed', 'shape', 'html', 'drop'])('injects a fault on request: %s', async (mode) => {
    for (const path of addresses) await expectFault(`${path}&fault=${mode}`, mode, path === script);
  });

  test('injects a fault for everyone until it is switched off', async () => {
    for (const mode of ['500', '401', 'malformed', 'shape', 'html', 'drop']) {
      expect((await flip(name, { mode })).status).toBe(200);
      for (const path of addresses) await expectFault(path, mode, path === script);
    }
    await flip(name, { mode: 'ok' });
    for (const path of addresses) expect((await ask(path)).status).toBe(200);
  });

  test('is slow for the requested time, or never answers', async () => {
    const [path] = addresses;
    const began = performance.now();
    expect((await ask(`${path}&fault=slow&fault_ms=120`)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(110);
    await expect(ask(`${path}&fault=never`, AbortSignal.timeout(150))).rejects.toThrow(/timeout/);
  });
});

async function expectFault(path: string, mode: string, isScript: boolean): Promise<void> {
  if (mode === 'drop') return void (await expect(ask(path)).rejects.toThrow());
  const response = await ask(path);
  const text = await response.text();
  if (mode === '500' || mode === '401') expect(response.status).toBe(Number(mode));
  else expect(response.status).toBe(200);
  if (mode === 'html') expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  if (mode === 'malformed') expect(() => (isScript ? new Function(text) : JSON.parse(text))).toThrow(SyntaxError);
  if (mode === 'shape' && !isScript) expect(JSON.parse(text)).toEqual({ unexpected: true });
  if (mode === 'shape' && isScript) expect(() => new Function(text)).not.toThrow();
}

describe('the switches', () => {
  test('can be for scripts or for calls alone; reject lets scripts through', async () => {
    const { call = '', script = '' } = CALLS['store-stock'] ?? {};
    const statuses = async () => [(await ask(call)).status, (await ask(script)).status];
    await flip('store-stock', { mode: '500', only: 'scripts' });
    expect(await statuses()).toEqual([200, 500]);
    await flip('store-stock', { mode: '500', only: 'calls' });
    expect(await statuses()).toEqual([500, 200]);
    await flip('store-stock', { mode: 'reject' });
    expect(await statuses()).toEqual([500, 200]);
  });

  test('list the faults of all apps', async () => {
    await flip('reviews', { mode: 'slow', ms: 5 });
    expect(await (await fetch(`${origin}/switches`)).json()).toMatchObject({
      reviews: { mode: 'slow', ms: 5 },
      experiment: { mode: 'ok' },
    });
  });

  test('refuse what they do not know, and every page', async () => {
    expect((await flip('nobody', { mode: '500' })).status).toBe(404);
    expect((await flip('reviews', { mode: 'unknown' })).status).toBe(400);
    expect((await flip('reviews', { mode: '500' }, { origin: 'https://evil.example' })).status).toBe(403);
    const far = await open.apps.inject({ url: '/switches', remoteAddress: '10.0.0.7' });
    expect(far.statusCode).toBe(403);
    expect((await ask(CALLS.reviews?.call ?? '')).status).toBe(200);
  });
});

test('an unknown fault changes nothing', async () => {
  expect((await ask(`${CALLS.reviews?.call}&fault=unknown`)).status).toBe(200);
});
