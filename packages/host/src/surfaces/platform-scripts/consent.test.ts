// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_API } from './consent.ts';

interface Privacy {
  shouldShowBanner(): boolean;
  userCanBeTracked(): boolean;
  analyticsProcessingAllowed(): boolean;
  marketingAllowed(): boolean;
  preferencesProcessingAllowed(): boolean;
  saleOfDataAllowed(): boolean;
  getTrackingConsent(): string;
  getRegion(): string;
  currentVisitorConsent(): Record<string, string>;
  getTrackingConsentMetafield(key: string): string | undefined;
  saleOfDataRegion(): boolean;
  thirdPartyMarketingAllowed(): boolean;
  setTrackingConsent(consent: unknown, done?: (error?: unknown) => void): void;
}

/** A page of a country that asks for consent, or does not; the cookies are the browser's. */
function page(asked: boolean): Privacy {
  document.body.innerHTML = `<script id="shopify-features" type="application/json">{"consent":{"asked":${asked},"region":"FR"}}</script>`;
  const shopify: { customerPrivacy?: Privacy } = {};
  vi.stubGlobal('Shopify', shopify);
  new Function(CONSENT_API)();
  if (!shopify.customerPrivacy) throw new Error('The API is not there.');
  return shopify.customerPrivacy;
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the API keeps is taken away
  document.cookie = '_tracking_consent=; path=/; max-age=0';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('where it is asked for, nothing is allowed before it is given', () => {
  const privacy = page(true);
  expect(privacy.shouldShowBanner()).toBe(true);
  expect([privacy.analyticsProcessingAllowed(), privacy.marketingAllowed()]).toEqual([false, false]);
  expect([privacy.preferencesProcessingAllowed(), privacy.userCanBeTracked()]).toEqual([false, false]);
  expect([privacy.getTrackingConsent(), privacy.getRegion()]).toEqual(['', 'FR']);
});

it('elsewhere everything is, and nobody is asked, until it is refused', () => {
  const privacy = page(false);
  expect([privacy.shouldShowBanner(), privacy.userCanBeTracked()]).toEqual([false, true]);
  privacy.setTrackingConsent({ analytics: false, marketing: true, preferences: true });
  expect([privacy.analyticsProcessingAllowed(), privacy.userCanBeTracked()]).toEqual([false, false]);
});

it('a choice is kept for the next page, each purpose alone, and told to the document', () => {
  const told = vi.fn();
  document.addEventListener('visitorConsentCollected', (event) => told((event as CustomEvent).detail), { once: true });
  const done = vi.fn();
  page(true).setTrackingConsent({ analytics: true, marketing: false, preferences: true }, done);
  expect(done).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(told).toHaveBeenCalledExactlyOnceWith({
    analyticsAllowed: true,
    marketingAllowed: false,
    firstPartyMarketingAllowed: false,
    thirdPartyMarketingAllowed: false,
    preferencesAllowed: true,
    saleOfDataAllowed: false,
  });
  const next = page(true);
  expect(next.shouldShowBanner()).toBe(false);
  expect(next.currentVisitorConsent()).toEqual({
    analytics: 'yes',
    marketing: 'no',
    preferences: 'yes',
    sale_of_data: '',
  });
  expect(next.getTrackingConsent()).toBe('no');
  next.setTrackingConsent({ marketing: true });
  expect([next.userCanBeTracked(), next.analyticsProcessingAllowed()]).toEqual([true, true]);
});

it('a spoilt cookie is no choice; Global Privacy Control refuses the sale of data', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as something else may have left it
  document.cookie = '_tracking_consent=%7Bspoilt; path=/';
  expect(page(true).shouldShowBanner()).toBe(true);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(page(false).saleOfDataAllowed()).toBe(false);
});

it('notes of an app are kept with the choice; a refused sale refuses the marketing of others', () => {
  const loaded = vi.fn();
  document.addEventListener('shopifyCustomerPrivacyApiLoaded', loaded, { once: true });
  page(true).setTrackingConsent({ marketing: true, sale_of_data: false, metafields: [{ key: 'banner', value: 'b1' }] });
  expect(loaded).toHaveBeenCalledOnce();
  page(true).setTrackingConsent({ analytics: true });
  const next = page(true);
  expect([next.getTrackingConsentMetafield('banner'), next.getTrackingConsentMetafield('toString')]).toEqual([
    'b1',
    undefined,
  ]);
  expect([next.marketingAllowed(), next.thirdPartyMarketingAllowed(), next.saleOfDataRegion()]).toEqual([
    true,
    false,
    false,
  ]);
});
