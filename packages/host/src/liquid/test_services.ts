import { createEngine } from './engine.ts';
import type { RenderServices } from './services.ts';

/** Services for tests: nothing behind them, addresses of `//shop.test`. Warnings are collected where a list is given. */
export function testServices(given: Partial<RenderServices> = {}, warnings: string[] = []): RenderServices {
  return {
    translate: (key) => key,
    assetUrl: (name) => `//shop.test/cdn/shop/t/1/assets/${name}?v=1`,
    assetContent: () => undefined,
    fileUrl: (name) => `//shop.test/cdn/shop/files/${name}?v=1`,
    platformUrl: (name) => `//shop.test/cdn/shopifycloud/${name}`,
    template: () => undefined,
    section: (name) => `[section ${name}]`,
    sectionGroup: (name) => `[group ${name}]`,
    contentForBlocks: () => '[blocks]',
    contentForBlock: () => '[block]',
    rootUrl: '/',
    path: '/',
    query: new URLSearchParams(),
    parameter(name) {
      return this.query.get(name);
    },
    moneyFormat: '\u0024{{amount}}',
    moneyWithCurrencyFormat: '\u0024{{amount}} USD',
    currency: 'USD',
    locale: 'en',
    timezone: 'UTC',
    now: Date.now,
    formResult: () => undefined,
    warn: (message) => {
      warnings.push(message);
    },
    ...given,
  };
}

/** Renders a template in one go; errors stay in the text. */
export function renderText(
  template: string,
  globals: Record<string, unknown> = {},
  services: Partial<RenderServices> = {},
): string {
  const engine = createEngine();
  return engine.render(engine.parse(template, 'test'), { globals, services: testServices(services) });
}
