/** Longest address that mail can carry; a bound for the pattern too. */
const LONGEST = 254;

/** Text, an at sign, text, a dot, text, no spaces (rule waitlist-11). */
export function isEmail(value: string): boolean {
  return value.length <= LONGEST && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
