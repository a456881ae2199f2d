import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardProductOf } from './card-product.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const product = { id: 7, url: '/products/slip', options: ['Color'], final_sale: false, variants: [] };
const section = () => new Response(`<script type="application/json">${JSON.stringify(product)}</script>`);

it('is read once for a page, whichever variant a card leads to', async () => {
  fetched.mockImplementation(async () => section());
  const answers = await Promise.all([cardProductOf('/products/slip?variant=1'), cardProductOf('/products/slip')]);
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: product });
  await cardProductOf('/products/slip?variant=2');
  expect(fetched.mock.calls).toEqual([['/products/slip?section_id=card-product', expect.anything()]]);
});

it('is read again where it failed', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  expect(await cardProductOf('/products/coat')).toMatchObject({ ok: false, error: { kind: 'status' } });
  fetched.mockImplementation(async () => section());
  expect((await cardProductOf('/products/coat')).ok).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});
