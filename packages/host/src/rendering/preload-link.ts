/** Characters of an address that is worth telling before the page. */
const LONGEST = 2048;

/** A media query that needs no quoting: `(min-width: 768px) and (orientation: portrait)`. */
const MEDIA = /^[a-z0-9 :().,<>=/-]{1,200}$/i;

/**
 * A value of a `Link` header for a preload, limited to `media`; null where the address is not a short path or the media query is not one.
 * No raw text gets into the header.
 */
export function preloadLink(address: string, as: string, media = ''): string | null {
  const safe = address.toWellFormed().replace(/[^!-~]|[<>"]/gu, encodeURIComponent);
  if (safe === '' || safe.length > LONGEST || (media !== '' && !MEDIA.test(media))) return null;
  const kind = /^[a-z]+$/.test(as) ? `; as=${as}` : '';
  const where = media === '' ? '' : `; media="${media}"`;
  return `<${safe}>; rel=preload${kind}${as === 'font' ? '; crossorigin' : ''}${where}`;
}
