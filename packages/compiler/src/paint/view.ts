/** What `view.ts` is in the browser, while a section is compiled: the same names, written in Liquid. */
import type { ReactNode } from 'react';
import { PRINTED_ATTRIBUTES } from '../emit/attribute.ts';
import type { RoutesObject } from '../platform/shop.ts';
import { nodeOf } from '../symbol/node.ts';
import { operations } from '../symbol/operations.ts';
import { branch, filter, leaf } from '../symbol/value.ts';
import { element } from './element.ts';

export { formatMoney } from '../client/money.ts';
export { configureView, viewConfig } from '../client/page.ts';

/** The platform's own translation. Values are put in after it, so that they are escaped once, where they are printed. */
export function t(key: unknown, args: Record<string, unknown> = {}): unknown {
  const node = nodeOf(key);
  if (node?.kind === 'branch') return branch(node.cond, t(node.yes, args), t(node.no, args));
  const html = typeof key === 'string' && key.endsWith('_html');
  const given: Record<string, unknown> = {};
  const later: [string, unknown][] = [];
  for (const [name, value] of Object.entries(args)) {
    const number = typeof value === 'number' || numeric(value);
    if (name === 'count' || number) given[name] = value;
    else {
      given[name] = `⟦${name}⟧`;
      later.push([`⟦${name}⟧`, html ? filter(value, 'escape') : value]);
    }
  }
  const text = filter(key, 't', [], given);
  if (later.length === 0) return text;
  // Not `replace`, which reads backslashes in what it puts in. `split` drops empty parts at the end: END keeps them.
  const parts = later.reduce<unknown>(
    (parts, [token, value]) => filter(filter(parts, 'split', [token]), 'join', [value]),
    filter(text, 'append', [END]),
  );
  return filter(parts, 'remove_last', [END]);
}

/** No text of a shop holds it. */
const END = '⟦⟧';

const numeric = (value: unknown): boolean => {
  const node = nodeOf(value);
  return node?.kind === 'leaf' && (node.type === 'integer' || node.type === 'size');
};

export const money = (cents: unknown): unknown => filter(cents, 'money');

export const moneyExact = (cents: unknown): unknown =>
  filter(
    filter(filter(cents, 'money_with_currency'), 'remove', [leaf('localization.country.currency.iso_code')]),
    'strip',
  );

export const routes = new Proxy({} as RoutesObject, {
  get: (_, key) => leaf(`routes.${String(key)}`, { type: 'string' }),
});

export const SectionIdProvider = (props: { children?: ReactNode }): ReactNode => props.children;
export const useSectionId = (): unknown => leaf('section.id', { type: 'string' });
export const ClientOnly = (props: { fallback?: ReactNode }): ReactNode => props.fallback ?? null;

export function Html(props: Record<string, unknown>): ReactNode {
  const { html, as = 'div', ...rest } = props;
  return element(as, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}

export const cx = (...names: unknown[]): unknown => operations.joinTruthy(names, ' ');

/** The platform's own attributes are printed as they are. */
export const editorAttributes = (attributes: unknown): object => ({ [PRINTED_ATTRIBUTES]: attributes });
