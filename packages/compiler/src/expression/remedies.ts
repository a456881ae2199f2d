/** What to write in place of a method that Liquid has no exact counterpart of. */
import { refuse } from './refuse.ts';

const IN_DATA = 'Compute it in `data`, or after hydration (state that starts as null, an effect, or <ClientOnly>)';

/** What to write in place of a method that Liquid has no exact counterpart of. */
export const REMEDIES: Readonly<Record<string, string>> = {
  findLast: IN_DATA,
  findLastIndex: IN_DATA,
  lastIndexOf: IN_DATA,
  sort: 'Sort in `data` (the platform lists are sorted by the platform), or after hydration',
  toSorted: 'Sort in `data` (the platform lists are sorted by the platform), or after hydration',
  reverse: 'Use `reverse` from @vitrine/compiler in `data`',
  toReversed: 'Use `reverse` from @vitrine/compiler in `data`',
  reduce: 'Add whole numbers or texts up; else use `sum` from @vitrine/compiler in `data`, or reduce after hydration',
  reduceRight: 'Use `sum` or `join` from @vitrine/compiler in `data`, or reduce after hydration',
  forEach: 'Use .map in the markup, or an effect',
  flat: IN_DATA,
  keys: 'Use .map with an index',
  entries: 'Use .map with an index',
  values: 'Use .map',
  push: 'A list of the payload is never changed in place: use [...list, item]',
  trim: 'Liquid trims other spaces than JavaScript: use `strip` from @vitrine/compiler in `data`',
  trimStart: 'Liquid trims other spaces than JavaScript: use `strip` from @vitrine/compiler in `data`',
  trimEnd: 'Liquid trims other spaces than JavaScript: use `strip` from @vitrine/compiler in `data`',
  split: 'Liquid drops empty parts at the end: use `split` from @vitrine/compiler in `data`',
  slice: 'Liquid counts characters and JavaScript UTF-16 units: use `truncate` from @vitrine/compiler in `data`',
  substring: 'Liquid counts characters and JavaScript UTF-16 units: use `truncate` from @vitrine/compiler in `data`',
  substr: 'Liquid counts characters and JavaScript UTF-16 units: use `truncate` from @vitrine/compiler in `data`',
  at: 'Liquid counts characters and JavaScript UTF-16 units: put the letter into the payload in `data`',
  charAt: 'Liquid counts characters and JavaScript UTF-16 units: put the letter into the payload in `data`',
  charCodeAt: IN_DATA,
  codePointAt: IN_DATA,
  padStart: IN_DATA,
  padEnd: IN_DATA,
  repeat: IN_DATA,
  match: 'Liquid has no regular expressions: put the answer into the payload in `data`',
  matchAll: 'Liquid has no regular expressions: put the answer into the payload in `data`',
  search: 'Liquid has no regular expressions: put the answer into the payload in `data`',
  localeCompare: 'Sort in `data`',
  normalize: IN_DATA,
  toFixed: 'Use `money` or `moneyExact` for prices, or format the number in `data`',
  toPrecision: 'Format the number in `data`',
  toLocaleString: 'Format it in `data` (`date`, `money`)',
  toLocaleDateString: 'Use `date` from @vitrine/compiler in `data`',
  toLocaleTimeString: 'Use `date` from @vitrine/compiler in `data`',
  toLocaleUpperCase: 'Use .toUpperCase(), or CSS `text-transform`',
  toLocaleLowerCase: 'Use .toLowerCase(), or CSS `text-transform`',
  getTime: 'Use `date(x, "%s")` from @vitrine/compiler in `data`',
};

/** The remedy for a method without a model. */
export const remedyFor = (name: string): string =>
  (Object.hasOwn(REMEDIES, name) ? REMEDIES[name] : undefined) ?? IN_DATA;

export const no = (what: string, name: string): never => refuse(what, remedyFor(name));
