// @vitest-environment happy-dom

import { HYDRATE_REQUEST } from '@vitrine/compiler/client/hydrate-request.ts';
import { expect, it, vi } from 'vitest';

/** A page with a sleeping drawer, at a width. Resolves to how often the drawer was woken by an add that began. */
async function wokenBy({ desktop }: { desktop: boolean }): Promise<number> {
  vi.resetModules();
  document.body.innerHTML = `<div data-island="cart-drawer"></div>
    <script type="application/json" id="vitrine-config">{ "template": "product" }</script>`;
  document.body.toggleAttribute('data-cart-drawer', true);
  vi.stubGlobal('matchMedia', () => ({ matches: desktop, addEventListener: () => {} }));
  const woken = vi.fn();
  document.querySelector('[data-island]')?.addEventListener(HYDRATE_REQUEST, woken);
  const { prepareAdded } = await import('./open-cart.ts');
  prepareAdded();
  return woken.mock.calls.length;
}

it('the drawer is fetched while the add is on its way, where one will open', async () => {
  expect(await wokenBy({ desktop: true })).toBe(1);
  expect(await wokenBy({ desktop: false })).toBe(0);
});
