import { createNotifications } from './notifications.ts';
import { createWaitlist, type WaitlistDeps, type WaitlistStore } from './waitlist-store.ts';

/** A waitlist form of this page, joined to the back-in-stock client. */
export function pageWaitlist(deps: Pick<WaitlistDeps, 'productId' | 'variantId' | 'close'>): WaitlistStore {
  return createWaitlist({ ...deps, port: createNotifications() });
}
