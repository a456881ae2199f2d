import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { variantFixture } from '../../domain/variant.fixture.ts';
import { fetchVariants } from './product-variants.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const variant = variantFixture(251, ['Ink', 'S']);
const section = (variants: unknown[]) =>
  new Response(`<div><script type="application/json">${JSON.stringify({ variants })}</script></div>`);

it('asks for a page of them, seen from the product’s own address', async () => {
  fetched.mockResolvedValue(section([variant]));
  expect(await fetchVariants('/fr/products/slip', 2)).toEqual({ ok: true, value: [variant] });
  expect(fetched.mock.calls[0]?.[0]).toBe('/fr/products/slip?page=2&section_id=product-variants');
});

it('knows a variant’s own note, button and wish for no banner; what is null or missing is not there', async () => {
  fetched.mockResolvedValue(
    section([
      { ...variant, note: 'Ships in May.', button: 'Pre-order', no_banner: true },
      { ...variant, note: null, button: null, no_banner: null },
    ]),
  );
  const answer = await fetchVariants('/products/slip', 1);
  expect(answer).toEqual({
    ok: true,
    value: [{ ...variant, note: 'Ships in May.', button: 'Pre-order', no_banner: true }, variant],
  });
});

it.each([
  ['a failure', new Response('', { status: 500 }), 'status'],
  ['a page without them', new Response('<p>Hello</p>'), 'bad-shape'],
  ['a variant without a price', section([{ ...variant, price: null }]), 'bad-shape'],
])('answers %s as a value', async (_, response, kind) => {
  fetched.mockResolvedValue(response);
  expect(await fetchVariants('/products/slip', 1)).toMatchObject({ ok: false, error: { kind } });
});
