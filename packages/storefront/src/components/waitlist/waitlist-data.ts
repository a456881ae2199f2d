import { string } from '@vitrine/compiler';

/** The merchant's words on the waitlist, from the theme's settings; shaped as the contract's `WaitlistTexts`. */
export function waitlistTextsOf(settings: Record<string, unknown>) {
  return {
    heading: string(settings.waitlist_heading),
    description: string(settings.waitlist_description),
    newsletter: string(settings.waitlist_newsletter),
    join: string(settings.waitlist_join),
    thanks: string(settings.waitlist_thanks),
  };
}
