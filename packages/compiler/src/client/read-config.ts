import { parseJson } from './parse-json.ts';

/** What the layout prints for the scripts of a page; empty where it prints nothing. The only place that reads it. */
export const readConfig = <T extends object>(page: Document): Partial<T> =>
  parseJson(page.querySelector('#vitrine-config')?.textContent);
