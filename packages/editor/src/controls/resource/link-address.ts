import type { Resource, ResourceKind } from '@vitrine/contract/editor/calls.ts';

/** Kinds of pages that a link can lead to, in the order in which they are offered. */
export const LINK_KINDS = [
  'product',
  'collection',
  'page',
  'blog',
  'article',
] as const satisfies readonly ResourceKind[];
export type LinkKind = (typeof LINK_KINDS)[number];

/** The shop's policies, by handle. */
export const POLICIES = ['privacy-policy', 'refund-policy', 'shipping-policy', 'terms-of-service'] as const;
export type Policy = (typeof POLICIES)[number];

const FOLDERS: Readonly<Record<LinkKind, string>> = {
  product: 'products',
  collection: 'collections',
  page: 'pages',
  blog: 'blogs',
  article: 'blogs',
};

/** The address of a resource as a setting stores it: `shopify://products/silk-dress`, `shopify://blogs/journal/linen`. */
export const addressOf = (kind: LinkKind, { value }: Resource): string => `shopify://${FOLDERS[kind]}/${value}`;

export const policyAddress = (policy: Policy): string => `shopify://policies/${policy}`;

/** What an address of the shop leads to: a resource by its stored value, or a policy; null for every other address. */
export function linkTarget(
  address: string,
): { kind: LinkKind; value: string } | { kind: 'policy'; value: Policy } | null {
  const [, folder, value] = /^shopify:\/\/(\w+)\/([^?#]+)$/.exec(address) ?? [];
  if (folder === undefined || value === undefined) return null;
  const policy = POLICIES.find((handle) => handle === value);
  if (folder === 'policies') return policy === undefined ? null : { kind: 'policy', value: policy };
  if (folder === 'blogs' && value.includes('/')) return { kind: 'article', value };
  const kind = LINK_KINDS.find((candidate) => FOLDERS[candidate] === folder);
  return kind === undefined ? null : { kind, value };
}

/** Whether a browser can follow it, and it runs no script. */
export const isAddress = (text: string): boolean =>
  /^(?:\/|#|\?|(?:https?|mailto|tel|sms|shopify):)/i.test(text.trim());
