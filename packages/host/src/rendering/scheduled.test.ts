import { expect, test } from 'vitest';
import { openPages, request } from '../../test/pages-fixture.ts';
import { EVERYTHING } from '../store/changes.ts';

const PLAIN = { acceptEncoding: undefined, ifNoneMatch: undefined };
const AT = Date.parse('2030-01-01T12:00:00Z');

test('a scheduled product is nowhere before its publication time and everywhere from then on, cached pages included', async () => {
  let now = AT - 1;
  const shop = await openPages({ now: () => now });
  try {
    await shop.store.write(async (tx, changed) => {
      const scheduled = { published: 0, published_at: new Date(AT).toISOString() };
      await tx.updateTable('products').set(scheduled).where('handle', '=', 'silk-scarf').execute();
      changed(EVERYTHING);
    });
    const status = async (address: string) => (await shop.pages.page(request(address), PLAIN)).status;
    const cached = () =>
      shop.pages.cached(['http://shop.test', 'en', 'US', '/', '/collections/silk', 'page=2'].join('\n'));
    const list = async () => String((await shop.pages.page(request('/collections/silk?page=2'), PLAIN)).body);
    expect([await status('/products/silk-scarf'), (await list()).includes('Silk Scarf')]).toEqual([404, false]);
    expect(await list()).toContain('/1/1 page');
    expect(cached()?.status).toBe(200);
    now = AT;
    expect(cached()).toBeUndefined();
    expect([await status('/products/silk-scarf'), (await list()).includes('Silk Scarf')]).toEqual([200, true]);
    expect(await list()).toContain('/2/2 page');
    expect(cached()?.status).toBe(200);
  } finally {
    await shop.close();
  }
});
