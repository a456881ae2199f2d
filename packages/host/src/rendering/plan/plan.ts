import type { Drop } from '@vitrine/liquid';
import type { Listing, ObjectScope } from '../../objects/scope.ts';
import type { Id } from '../../shop/types.ts';
import type { RenderAttempt } from '../attempt.ts';

/** What an address means: which template, with which objects. */
export interface PagePlan {
  kind: 'page';
  status: number;
  /** As `request.page_type`. */
  pageType: string;
  /** Template type: `product`, `customers/login`, `metaobject/look`. */
  template: string;
  /** The resource's own choice of an alternate template; `?view=` goes first. */
  suffix: string;
  listing: Listing | null;
  chosen: { productId: Id; variantId: Id | null } | null;
  currentTags: string[] | null;
  handle: string | null;
  /** Names of the rows that the page's own row refers to (`Reader.prepare`). */
  relations(): string[];
  /** Objects of this page by their Liquid names, created in each attempt. */
  resources(scope: ObjectScope): Record<string, unknown>;
  title(scope: ObjectScope): string;
  description: string | null;
  image(scope: ObjectScope): Drop | null;
  /** Without origin and locale prefix; null: the page's own path. */
  canonicalPath: string | null;
  /** HTML in place of a template: policies and the answers of apps have none (docs/platform.md: routes). */
  content: ((attempt: RenderAttempt) => string) | null;
}

export interface RedirectPlan {
  kind: 'redirect';
  /** 301 or 302 */
  status: 301 | 302;
  /** Path of this shop, with the locale prefix. */
  to: string;
}

/** A page made by the host alone: sitemap, robots.txt without a template. */
export interface TextPlan {
  kind: 'text';
  contentType: string;
  /** Template that replaces it, if the theme has one. */
  template: string | null;
  resources(scope: ObjectScope): Record<string, unknown>;
  body(scope: ObjectScope): string;
}

export type Plan = PagePlan | RedirectPlan | TextPlan;

/** A page plan with the usual answers where none is given. */
export function pagePlan(template: string, given: Partial<Omit<PagePlan, 'kind' | 'template'>> = {}): PagePlan {
  return {
    kind: 'page',
    status: 200,
    pageType: template,
    template,
    suffix: '',
    listing: null,
    chosen: null,
    currentTags: null,
    handle: null,
    relations: () => [],
    resources: () => ({}),
    title: (scope) => scope.shop.name,
    description: null,
    image: () => null,
    canonicalPath: null,
    content: null,
    ...given,
  };
}

export const notFound = (): PagePlan =>
  pagePlan('404', { status: 404, title: (scope) => scope.translate('shopify.page_titles.not_found', {}) });

/** Text of HTML, shortened to what search engines show. */
export function describe(seo: string, html: string): string | null {
  if (seo.trim() !== '') return seo;
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  return text.length <= 320 ? text : `${text.slice(0, 317).replace(/\s+\S*$/, '')}…`;
}
