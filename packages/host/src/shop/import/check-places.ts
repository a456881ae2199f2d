import type { z } from 'zod';

/** Of `shop.json`, what gives markets and languages addresses of their own. */
interface Addressed {
  domain: string;
  locales: readonly { isoCode: string; primary: boolean; host?: string | undefined }[];
  markets: readonly { host?: string | undefined; subfolder?: string | undefined; locales?: string[] | undefined }[];
}

/** Reports hosts and sub folders that name two places, and languages that the shop does not have. */
export function checkPlaces({ domain, locales, markets }: Addressed, context: z.RefinementCtx): void {
  const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const taken = new Set([domain.toLowerCase()]);
  const take = (path: (string | number)[], name: string | undefined) => {
    if (name !== undefined && taken.has(name)) fault(path, `"${name}" is taken already`);
    if (name !== undefined) taken.add(name);
  };
  for (const [index, { host, primary }] of locales.entries()) {
    const path = ['locales', index, 'host'];
    take(path, host);
    if (primary && host !== undefined) fault(path, 'is the shop’s own: name it in "domain"');
  }
  for (const [index, { host, subfolder, locales: languages = [] }] of markets.entries()) {
    const path = ['markets', index];
    take([...path, 'host'], host);
    take([...path, 'subfolder'], subfolder && `/${subfolder}`);
    if (host !== undefined && subfolder !== undefined)
      fault([...path, 'subfolder'], 'stands beside a host: a market has one of them');
    for (const name of languages)
      if (!locales.some(({ isoCode }) => isoCode === name))
        fault([...path, 'locales'], `"${name}" is no language of the shop`);
  }
}
