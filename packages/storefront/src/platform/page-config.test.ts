import { expect, it } from 'vitest';
import { PageConfig } from './page-config.schema.ts';
import { pageConfigOf } from './page-config.ts';

it('reads what the layout printed', () => {
  const config = pageConfigOf({
    locale: 'fr',
    routes: { root_url: '/fr', cart_url: '/fr/cart' },
    settings: { show_errors: false, loop_event_name: null },
    hasCartDrawer: true,
  });
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
  for (const value of [{}, 'oops', [], { locale: 3 }]) {
    const config = pageConfigOf(value);
    expect(PageConfig.safeParse(config).error).toBeUndefined();
    expect(config).toMatchObject({ locale: 'en', settings: { show_errors: true } });
  }
});
