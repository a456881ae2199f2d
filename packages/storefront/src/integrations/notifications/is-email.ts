/** Longest address that mail can carry; a bound for the pattern too. */
const MAX_LENGTH = 254;

/** Text, an at sign, text, a dot, text, no spaces (rule waitlist-11). */
export function isEmail(value: string): boolean {
  return value.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
