/** A database's URL as it may be printed: without user, password and settings. */
export function shownUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
