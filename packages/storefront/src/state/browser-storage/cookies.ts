/** Milliseconds of a day. */
const DAY = 86_400_000;

/** Value of a cookie of this page; null where it is unset or cannot be read. */
export function readCookie(name: string, jar: { cookie: string } = document): string | null {
  const prefix = `${encodeURIComponent(name)}=`;
  const pair = jar.cookie.split('; ').find((part) => part.startsWith(prefix));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(prefix.length));
  } catch {
    return null;
  }
}

/** Sets a cookie for the whole shop, for `days` (may be a fraction; 0: until the browser is closed). */
export function writeCookie(
  name: string,
  value: string,
  days: number,
  jar: { cookie: string } = document,
  now: number = Date.now(),
): void {
  const expires = days > 0 ? `; Expires=${new Date(now + days * DAY).toUTCString()}` : '';
  jar.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${expires}`;
}
