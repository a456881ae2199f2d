/** Characters of an address that is worth telling before the page. */
const LONGEST = 2048;

/** A value of a `Link` header for what a theme wants loaded at once; null where the address is no short text. Nothing raw gets into the header. */
export function preloadLink(address: string, as: string): string | null {
  const safe = address.toWellFormed().replace(/[^!-~]|[<>"]/gu, encodeURIComponent);
  if (safe === '' || safe.length > LONGEST) return null;
  const kind = /^[a-z]+$/.test(as) ? `; as=${as}` : '';
  return `<${safe}>; rel=preload${kind}${as === 'font' ? '; crossorigin' : ''}`;
}
