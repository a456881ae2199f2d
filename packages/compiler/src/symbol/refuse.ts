/** What a symbol cannot do, with what to do instead. The loader adds file and line. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** An error told at the place where `site` was made. */
export function at<E>(site: Error | undefined, error: E): E {
  if (error instanceof Error && site?.stack) error.stack = site.stack.replace(/^Error: here/, String(error));
  return error;
}

export function refuse(what: string, remedy: string): never {
  throw new RefusedError(`${what}. ${remedy}`);
}

const inData =
  'Compute it in `data` with a helper, or after hydration (state that starts as null, an effect, or <ClientOnly>)';

/** Members of arrays, strings, numbers and dates that have no counterpart in a view painted by Liquid. */
export const REFUSED_MEMBERS: Record<string, string> = {
  filter: 'Use `where` or `reject` in `data`, or filter after hydration',
  find: 'Use `find` in `data`, or look it up after hydration',
  findIndex: inData,
  findLast: inData,
  indexOf: inData,
  sort: 'Sort in `data` (the platform lists are sorted by the platform), or after hydration',
  toSorted: 'Sort in `data` (the platform lists are sorted by the platform), or after hydration',
  reverse: inData,
  toReversed: inData,
  reduce: 'Use `sum` or `join` in `data`, or reduce after hydration',
  some: 'Put the answer into the payload (`data`: `contains`, `where(…).length > 0`), or compute it after hydration',
  every: 'Put the answer into the payload (`data`: `reject(…).length === 0`), or compute it after hydration',
  forEach: 'Use `.map` in the markup, or an effect',
  flatMap: 'Nest two `.map` in the markup',
  flat: inData,
  concat: 'Render the two lists one after the other',
  toUpperCase: 'Use CSS `text-transform`, or `upcase` in `data`',
  toLowerCase: 'Use CSS `text-transform`, or `downcase` in `data`',
  trim: 'Use `strip` in `data`',
  split: 'Use `split` in `data`',
  replace: 'Use `replace` in `data`',
  replaceAll: 'Use `replace` in `data`',
  substring: 'Use `truncate` in `data`',
  charAt: 'Use `truncate` in `data`',
  padStart: inData,
  padEnd: inData,
  startsWith: inData,
  endsWith: inData,
  localeCompare: inData,
  toFixed: 'Use `money`/`moneyExact` for prices, or format the number in `data`',
  toLocaleString: 'Format in `data` (`date`, `money`)',
  toLocaleDateString: 'Use `date` in `data`',
  getTime: 'Use `date(x, "%s")` in `data`',
  push: 'A list of the payload is never changed in place',
};
