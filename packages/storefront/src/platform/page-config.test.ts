import { expect, it, vi } from 'vitest';
import { PageConfig } from './page-config.schema.ts';
import { parsePageConfig } from './page-config.ts';

it('reads what the layout printed', () => {
  const config = parsePageConfig(
    JSON.stringify({
      locale: 'fr',
      routes: { root_url: '/fr', cart_url: '/fr/cart' },
      settings: { show_errors: false, loop_event_name: null },
      hasCartDrawer: true,
    }),
  );
  expect(config).toMatchObject({
    locale: 'fr',
    currency: 'USD',
    routes: { root_url: '/fr', cart_url: '/fr/cart', cart_add_url: '/cart/add' },
    settings: { show_errors: false, loop_event_name: '' },
    hasCartDrawer: true,
    designMode: false,
  });
});

it('has the platform’s defaults for what is missing or unreadable', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const json of ['{}', 'oops', '[]', '{"locale": 3}']) {
    const config = parsePageConfig(json);
    expect(PageConfig.safeParse(config).error).toBeUndefined();
    expect(config).toMatchObject({ locale: 'en', settings: { show_errors: true } });
  }
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
