import { isRecord } from '@vitrine/compiler/client/is-record.ts';
import { readGlobal } from '../when-global.ts';
import { within } from '../within.ts';

/** What a visitor may allow or refuse, by the names of the platform's customer-privacy API. */
export const PURPOSES = ['preferences', 'analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Record<Purpose, boolean>;

/** The document's event after a choice. */
export const CONSENT_COLLECTED = 'visitorConsentCollected';

/** `Shopify.customerPrivacy`, as far as the shop uses it. */
export interface CustomerPrivacy {
  /** Whether the visitor's market asks for consent and none has been given or refused yet. */
  shouldShowBanner(): boolean;
  preferencesProcessingAllowed(): boolean;
  analyticsProcessingAllowed(): boolean;
  marketingAllowed(): boolean;
  setTrackingConsent(consent: Consent, done: (error?: unknown) => void): void;
}

const METHODS = [
  'shouldShowBanner',
  'preferencesProcessingAllowed',
  'analyticsProcessingAllowed',
  'marketingAllowed',
  'setTrackingConsent',
] as const;

const isPrivacy = (value: unknown): value is CustomerPrivacy =>
  isRecord(value) && METHODS.every((name) => typeof value[name] === 'function');

interface Platform {
  loadFeatures(features: { name: string; version: string }[], done: (error?: unknown) => void): void;
}

const isPlatform = (value: unknown): value is Platform => isRecord(value) && typeof value.loadFeatures === 'function';

function current(): CustomerPrivacy | null {
  const privacy = readGlobal('Shopify', isRecord)?.customerPrivacy;
  return isPrivacy(privacy) ? privacy : null;
}

/** ms the platform has to bring its API. */
export const PRIVACY_TIMEOUT = 5000;

/** The platform's customer-privacy API; null where there is none, or it does not come. Never rejects. */
export async function loadCustomerPrivacy(): Promise<CustomerPrivacy | null> {
  const there = current();
  if (there) return there;
  const platform = readGlobal('Shopify', isPlatform);
  if (!platform) return null;
  const loaded = new Promise<CustomerPrivacy | null>((resolve) => {
    platform.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], (error) =>
      resolve(error ? null : current()),
    );
  });
  const answer = await within(PRIVACY_TIMEOUT, loaded);
  return answer === 'timeout' ? null : answer;
}

/** What the visitor, or a market that does not ask, allows now. */
export const consentOf = (privacy: CustomerPrivacy): Consent => ({
  preferences: privacy.preferencesProcessingAllowed(),
  analytics: privacy.analyticsProcessingAllowed(),
  marketing: privacy.marketingAllowed(),
});

/** Whether a purpose is allowed now. Without the platform's API nothing is: what tracks waits. Never rejects. */
export async function isAllowed(purpose: Purpose): Promise<boolean> {
  const privacy = await loadCustomerPrivacy();
  return privacy !== null && consentOf(privacy)[purpose];
}

/** Keeps a choice; false where the browser or the platform did not take it. */
export const chooseConsent = (privacy: CustomerPrivacy, consent: Consent): Promise<boolean> =>
  new Promise((resolve) => privacy.setTrackingConsent(consent, (error) => resolve(!error)));
