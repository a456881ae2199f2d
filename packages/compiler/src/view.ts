/**
 * What views use beside React. In the browser, and after `configureView`, these functions work on values; at build
 * `server-markup/view.ts` replaces them, which writes Liquid.
 */
import { createContext, createElement, type ReactNode, use, useSyncExternalStore } from 'react';
import { formatMoney } from './client/money.ts';
import { viewConfig } from './client/page.ts';
import type { RoutesObject } from './platform/objects.ts';

export { formatMoney } from './client/money.ts';
export { configureView, type Strings, type ViewConfig, viewConfig } from './client/page.ts';
export { type Arguments, translate as t } from './client/translate.ts';

/** A price in the shop's format. Minor units. */
export const money = (cents: number): string => formatMoney(cents, viewConfig().moneyFormat);

/** A price with decimals, in the shop's long format without the ISO code, for the cart. Minor units. */
export function moneyExact(cents: number): string {
  const { moneyWithCurrencyFormat, currency } = viewConfig();
  return formatMoney(cents, moneyWithCurrencyFormat).replaceAll(currency, '').trim();
}

/** Addresses of the shop's pages, e.g. `routes.cart_url`. */
export const routes = new Proxy({} as RoutesObject, {
  get: (_, key) => (typeof key === 'string' ? viewConfig().routes[key as keyof RoutesObject] : undefined),
});

const SectionId = createContext('');

/** Provides a view with its section's id; every mounted island has one. */
export const SectionIdProvider = (props: { id: string; children?: ReactNode }): ReactNode =>
  createElement(SectionId, { value: props.id }, props.children);

/** The id of the section on the page, the prefix of every element id. */
export const useSectionId = (): string => use(SectionId);

const never = () => () => {};

/** Content that only the browser can render. The server markup, and the first render in the browser, show `fallback`. */
export function ClientOnly(props: { children: ReactNode; fallback?: ReactNode }): ReactNode {
  const client = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return client ? props.children : (props.fallback ?? null);
}

type Box = 'div' | 'span' | 'section' | 'p' | 'figure' | 'h1' | 'h2' | 'h3' | 'li' | 'td';

/** Trusted HTML from the merchant. */
export function Html(props: {
  html: string;
  as?: Box;
  className?: string | undefined;
  id?: string | undefined;
}): ReactNode {
  const { html, as = 'div', ...rest } = props;
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}

/** Class names joined by spaces; false, null and empty ones are left out. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#34': '"', '#x27': "'" };

/**
 * The theme editor's attributes of a block (`block.shopify_attributes` in the payload), to be spread into its element, so
 * that the editor can select it. None outside of the editor.
 */
export function editorAttributes(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', double, single]) => [
      name,
      (double ?? single ?? '').replace(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole),
    ]),
  );
}
