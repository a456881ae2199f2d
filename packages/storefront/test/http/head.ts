import type { Page } from '../visitor.ts';

/** A node of the page's structured data (schema.org). */
export type Facts = Record<string, unknown> & { '@type': string };

/** What the head of a page says to those who run no scripts. */
export interface Head {
  title: string | undefined;
  canonical: string | null | undefined;
  /** Content of a meta tag by its name or property; null where there is none. */
  meta(name: string): string | null;
  /** Every node of its structured data, whatever script it stands in. */
  facts: Facts[];
}

export function headOf({ document }: Page): Head {
  const { head } = document;
  return {
    title: head.querySelector('title')?.textContent,
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    meta: (name) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null,
    facts: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script): Facts[] => {
      const node = JSON.parse(script.textContent);
      return node['@graph'] ?? [node];
    }),
  };
}

export const ofType = (facts: Facts[], type: string): Facts | undefined => facts.find((fact) => fact['@type'] === type);
