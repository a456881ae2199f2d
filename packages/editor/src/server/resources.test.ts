import { afterEach, describe, expect, test, vi } from 'vitest';
import { resourceCalls } from './resources.ts';

const resources = resourceCalls('fr');

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers calls in turn, and notes their addresses. */
function host(...answers: { status?: number; body: unknown }[]) {
  const calls: { address: string; method: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    calls.push({ address, method, body: body === undefined ? undefined : JSON.parse(body) });
    const { status = 200, body: answered } = answers.shift() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answered), { status });
  });
  return calls;
}

describe('resources over HTTP', () => {
  test('lists by words, page and type, without what is not asked for', async () => {
    const items = [{ value: 'evening', title: 'Evening' }];
    const calls = host({ body: { items, next: '30' } }, { body: { items } });
    expect(await resources.list('metaobject', { q: 'été & co', after: '30', type: 'look' })).toEqual({
      ok: true,
      value: { items, next: '30' },
    });
    await resources.list('menu', {});
    expect(calls.map(({ address }) => address)).toEqual([
      '/editor/api/resources/metaobject?q=%C3%A9t%C3%A9+%26+co&after=30&type=look&language=fr',
      '/editor/api/resources/menu?language=fr',
    ]);
  });

  test('many values are asked for in several calls, in their order', async () => {
    const values = Array.from({ length: 51 }, (_, index) => `p${index}`);
    const calls = host(
      { body: { items: [{ value: 'p1', title: 'One' }] } },
      { body: { items: [{ value: 'p50', title: 'Fifty' }] } },
    );
    const answer = await resources.byValues('product', values);
    expect(answer.ok && answer.value.map(({ value }) => value)).toEqual(['p1', 'p50']);
    expect(calls.map(({ address }) => new URL(address, 'http://x').searchParams.getAll('values').length)).toEqual([
      50, 1,
    ]);
  });

  test('a refusal is its sentence, and an answer of another shape a failure', async () => {
    host({ status: 422, body: { description: 'Alt texts have 512 letters.' } }, { body: { items: 'none' } });
    expect(await resources.describe('a b.webp', { alt: '' })).toMatchObject({
      ok: false,
      sentence: 'Alt texts have 512 letters.',
    });
    expect(await resources.list('page', {})).toMatchObject({ ok: false });
  });

  test('what is said of a file is sent by its name', async () => {
    const calls = host({ body: { value: 'a', title: 'a' } });
    await resources.describe('a b.webp', { focalPoint: { x: 1, y: 2 } });
    expect(calls).toEqual([
      { address: '/editor/api/files/a%20b.webp?language=fr', method: 'PATCH', body: { focalPoint: { x: 1, y: 2 } } },
    ]);
  });

  test('dynamic sources are those of an owner and a type', async () => {
    const source = { value: '{{ product.title }}', label: 'Title', group: 'Product' };
    const calls = host({ body: [source] });
    expect(
      await resources.dynamicSources({ owner: 'metaobject:look', type: 'metaobject', metaobjectType: 'fabric' }),
    ).toEqual({ ok: true, value: [source] });
    expect(calls[0]?.address).toBe(
      '/editor/api/dynamic-sources?owner=metaobject%3Alook&setting=metaobject&metaobject_type=fabric&language=fr',
    );
  });
});
