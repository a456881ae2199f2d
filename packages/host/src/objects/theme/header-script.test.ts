// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { HEADER_SCRIPT } from './header-script.ts';

interface Platform {
  shop: string;
  loadFeatures(
    list?: readonly { name: string; version?: string; onLoad?: (error?: unknown) => void }[],
    done?: (error: unknown) => void,
  ): void;
  analytics: {
    publish(name: string, data?: unknown): boolean;
    subscribe(name: string, callback: (event: unknown) => void): void;
  };
  PaymentButton: { init(): void };
}

/** A page with the script run; `scripts` are those it asked for, which load when their `onload` is called. */
function page() {
  const given = { shopify: { shop: 'a.myshopify.com' }, meta: { page: { pageType: 'home' } } };
  document.body.innerHTML = `<script id="shopify-bootstrap" type="application/json">${JSON.stringify(given)}</script>`;
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    scripts.push(node as unknown as HTMLScriptElement);
    return node;
  });
  new Function(HEADER_SCRIPT)();
  const { Shopify, ShopifyAnalytics } = globalThis as unknown as { Shopify: Platform; ShopifyAnalytics: unknown };
  return { Shopify, ShopifyAnalytics, scripts };
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Shopify');
});

const event = new Event('load');

it('tells each feature and then the page when a script has loaded, and loads it once', async () => {
  const { Shopify, scripts } = page();
  const [model, xr, done] = [vi.fn(), vi.fn(), vi.fn()];
  Shopify.loadFeatures(
    [
      { name: 'model-viewer-ui', version: '1.0', onLoad: model },
      { name: 'shopify-xr', version: '1.0', onLoad: xr },
    ],
    done,
  );
  expect(scripts.map(({ src }) => src)).toEqual([expect.stringMatching(/\/cdn\/shopifycloud\/host\/media-ui\.js$/)]);
  expect(model).not.toHaveBeenCalled();
  scripts[0]?.onload?.(event);
  await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(null));
  for (const onLoad of [model, xr]) expect(onLoad).toHaveBeenCalledExactlyOnceWith(undefined);
  const again = vi.fn();
  Shopify.loadFeatures([{ name: 'video-ui', onLoad: again }]);
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  expect(scripts).toHaveLength(1);
});

it('says what it does not know, and what could not be loaded, which may be tried again', async () => {
  const { Shopify, scripts } = page();
  const [unknown, known, done] = [vi.fn(), vi.fn(), vi.fn()];
  Shopify.loadFeatures(
    [
      { name: 'toString', onLoad: unknown },
      { name: 'consent-tracking-api', onLoad: known },
    ],
    done,
  );
  scripts[0]?.onerror?.(event);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(unknown.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining('no feature toString') });
  expect(known.mock.calls[0]?.[0]).toBeInstanceOf(Error);
  expect(done.mock.calls[0]?.[0]).toBe(unknown.mock.calls[0]?.[0]);
  Shopify.loadFeatures([{ name: 'consent-tracking-api' }]);
  expect(scripts).toHaveLength(2);
  const none = vi.fn();
  Shopify.loadFeatures(undefined, none);
  await vi.waitFor(() => expect(none).toHaveBeenCalledExactlyOnceWith(null));
});

it('hands what is published to who listens, also when they come later', async () => {
  const { Shopify, ShopifyAnalytics } = page();
  const [early, all, late] = [vi.fn(), vi.fn(), vi.fn()];
  Shopify.analytics.subscribe('size_chart_opened', early);
  Shopify.analytics.subscribe('all_events', all);
  expect(Shopify.analytics.publish('size_chart_opened', { size: 'M' })).toBe(true);
  Shopify.analytics.publish('other');
  Shopify.analytics.subscribe('size_chart_opened', late);
  await vi.waitFor(() => expect(all).toHaveBeenCalledTimes(2));
  const told = { name: 'size_chart_opened', type: 'custom', timestamp: expect.any(String), customData: { size: 'M' } };
  for (const listener of [early, late]) expect(listener.mock.calls).toEqual([[told]]);
  expect(ShopifyAnalytics).toMatchObject({ meta: { page: { pageType: 'home' } } });
  expect(Shopify).toMatchObject({ shop: 'a.myshopify.com', modules: true });
  Shopify.PaymentButton.init();
});
