import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseConsent, isAllowed, loadCustomerPrivacy, PRIVACY_TIMEOUT } from './customer-privacy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const privacy = (allowed: boolean) => ({
  shouldShowBanner: () => !allowed,
  preferencesProcessingAllowed: () => allowed,
  analyticsProcessingAllowed: () => allowed,
  marketingAllowed: () => allowed,
  setTrackingConsent: vi.fn((_consent: unknown, done: (error?: unknown) => void) => done()),
});

/** A platform that brings its API when it is asked. */
function platform(found: unknown, error: unknown = null) {
  const loadFeatures = vi.fn((_features: unknown, done: (error?: unknown) => void) => {
    Object.assign(shopify, { customerPrivacy: found });
    done(error);
  });
  const shopify = { loadFeatures };
  vi.stubGlobal('Shopify', shopify);
  return loadFeatures;
}

it('loads the platform’s API by its name and version, once', async () => {
  const loadFeatures = platform(privacy(true));
  expect(await isAllowed('analytics')).toBe(true);
  expect(await isAllowed('marketing')).toBe(true);
  expect(loadFeatures).toHaveBeenCalledOnce();
  expect(loadFeatures.mock.calls[0]?.[0]).toEqual([{ name: 'consent-tracking-api', version: '0.1' }]);
});

it.each(['preferences', 'analytics', 'marketing'] as const)(
  'nothing is allowed before it is given: %s',
  async (purpose) => {
    platform(privacy(false));
    expect(await isAllowed(purpose)).toBe(false);
  },
);

it('without the API, with another, with an error, or one that never comes, nothing is allowed', async () => {
  expect(await loadCustomerPrivacy()).toBeNull();
  platform({ shouldShowBanner: true });
  expect(await isAllowed('analytics')).toBe(false);
  platform(undefined, new Error('blocked'));
  expect(await isAllowed('analytics')).toBe(false);
  vi.stubGlobal('Shopify', { loadFeatures: () => {} });
  const late = isAllowed('analytics');
  await vi.advanceTimersByTimeAsync(PRIVACY_TIMEOUT);
  expect(await late).toBe(false);
});

it('keeps a choice, and says when it was not taken', async () => {
  const consent = { preferences: true, analytics: false, marketing: false };
  const taken = privacy(false);
  expect(await chooseConsent(taken, consent)).toBe(true);
  expect(taken.setTrackingConsent.mock.calls[0]?.[0]).toEqual(consent);
  const refused = {
    ...taken,
    setTrackingConsent: (_: unknown, done: (error?: unknown) => void) => done({ error: 'no' }),
  };
  expect(await chooseConsent(refused, consent)).toBe(false);
});
