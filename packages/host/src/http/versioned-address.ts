/** For what an address names by its content: it never becomes another. */
export const YEAR = 'public, max-age=31536000, immutable';
/** For what may be another in a while. s: 5 minutes. */
export const SHORT = 'public, max-age=300';

/** A name that a bundler has given its content's hash: `Accordion-7KmdDfV.js`. Words are lower-case and have no digits. */
const HASHED = /-(?=[\w-]*[A-Z0-9])[\w-]{7,}\.\w+$/;

/**
 * How long a file may be kept, by browsers and by any cache between. For ever only where the address has the version of what is sent: while the
 * nodes of a shop are brought up to date one after the other, a new address reaches old ones too.
 * @param asked `v` of the address; null where it has none
 * @param version of the file as it is sent; undefined where it is not known
 */
export function cacheControl(name: string, asked: string | null, version: string | undefined): string {
  if (asked === null) return HASHED.test(name) ? YEAR : SHORT;
  return asked === version ? YEAR : SHORT;
}
