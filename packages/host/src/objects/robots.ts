import { type Drop, defineDrop } from '@vitrine/liquid';
import type { ObjectScope } from './scope.ts';

const DISALLOWED = [
  '/cart',
  '/orders',
  '/checkouts/',
  '/checkout',
  '/carts',
  '/account',
  '/collections/*sort_by*',
  '/*/collections/*sort_by*',
  '/collections/*+*',
  '/collections/*%2B*',
  '/collections/*filter*&*filter*',
  '/*/collections/*filter*&*filter*',
  '/blogs/*+*',
  '/blogs/*%2B*',
  '/policies/',
  '/search',
  '/recommendations/products',
  '/gift_cards/',
  '/password',
];

interface Rule {
  directive: string;
  value: string;
}
const ruleDrop = defineDrop<Rule>({
  kind: 'rule',
  fields: { directive: (rule) => rule.directive, value: (rule) => rule.value },
  print: (rule) => `${rule.directive}: ${rule.value}`,
});
const groupDrop = defineDrop<{ agent: string; rules: Rule[]; sitemap: string | null }>({
  kind: 'group',
  fields: {
    user_agent: ({ agent }) => ruleDrop({ directive: 'User-agent', value: agent }),
    rules: ({ rules }) => rules.map((rule) => ruleDrop(rule)),
    sitemap: ({ sitemap }) => (sitemap === null ? null : ruleDrop({ directive: 'Sitemap', value: sitemap })),
  },
});

/** The default rules for crawlers, for a theme without robots.txt (docs/platform.md: robots.txt). */
export function defaultGroups(scope: ObjectScope): { agent: string; rules: Rule[]; sitemap: string | null }[] {
  const rules = DISALLOWED.map((value) => ({ directive: 'Disallow', value }));
  const sitemap = `${scope.origin}/sitemap.xml`;
  return [
    { agent: '*', rules, sitemap },
    { agent: 'adsbot-google', rules: rules.filter(({ value }) => /checkout|cart|orders/.test(value)), sitemap: null },
    { agent: 'Nutch', rules: [{ directive: 'Disallow', value: '/' }], sitemap: null },
    { agent: 'AhrefsBot', rules: [{ directive: 'Crawl-delay', value: '10' }, ...rules], sitemap },
    { agent: 'AhrefsSiteAudit', rules: [{ directive: 'Crawl-delay', value: '10' }, ...rules], sitemap },
    { agent: 'MJ12bot', rules: [{ directive: 'Crawl-delay', value: '10' }], sitemap: null },
    { agent: 'Pinterest', rules: [{ directive: 'Crawl-delay', value: '1' }], sitemap: null },
  ];
}

export const robotsDrop: (scope: ObjectScope) => Drop = defineDrop<ObjectScope>({
  kind: 'robots',
  fields: { default_groups: (scope) => defaultGroups(scope).map((group) => groupDrop(group)) },
});

/** The same as text. */
export function defaultRobots(scope: ObjectScope): string {
  return defaultGroups(scope)
    .map(({ agent, rules, sitemap }) =>
      [
        `User-agent: ${agent}`,
        ...rules.map(({ directive, value }) => `${directive}: ${value}`),
        ...(sitemap ? [`Sitemap: ${sitemap}`] : []),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
