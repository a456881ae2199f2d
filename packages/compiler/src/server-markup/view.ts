/** Replaces `view.ts` while a section is compiled: the same exports, which write Liquid. */
import { PRINTED_ATTRIBUTES } from '../emit/attribute.ts';
import { joinTruthy } from '../evaluate/builtins/array-join.ts';
import { read } from '../evaluate/read.ts';
import { here } from '../evaluate/site.ts';
import { trust } from '../evaluate/trust.ts';
import { VARIADIC } from '../evaluate/variadic.ts';
import { each } from '../expression/branching.ts';
import { filter } from '../expression/filter.ts';
import { nodeOf } from '../expression/node.ts';
import { printed } from '../expression/print.ts';
import { refuse } from '../expression/refuse.ts';
import { kindOf } from '../expression/truth.ts';
import { describe, path } from '../expression/value.ts';
import type { RoutesObject } from '../platform/objects.ts';
import { createElement } from '../react/element.ts';

/** Calls the platform's translation. Values are inserted afterwards, so that they are escaped once, when they are printed. */
const t = (given: unknown, args: Record<string, unknown> = {}): unknown =>
  each(given, (key) => {
    if (typeof key !== 'string')
      return refuse(
        `The key \`${describe(key)}\` of a text is known only on the page`,
        'Write the keys out, in ?: or a table',
      );
    const html = key.endsWith('_html');
    const named: Record<string, unknown> = {};
    const later: [string, unknown][] = [];
    for (const name of Object.keys(args)) {
      const value = read(args, name);
      if (value === undefined) continue;
      const number = typeof value === 'number' || isWholeNumber(value);
      if (name === 'count' || number) named[name] = value;
      else {
        named[name] = `⟦${name}⟧`;
        const text = each(value, (known) => printed(known));
        later.push([`⟦${name}⟧`, html ? filter(text, 'escape') : text]);
      }
    }
    const translated = filter(key, 't', [], named);
    if (later.length === 0) return translated;
    // Not `replace`, which interprets backslashes in the replacement. END prevents `split` from dropping empty parts at the end.
    const parts = later.reduce<unknown>(
      (whole, [token, value]) => filter(filter(whole, 'split', [token]), 'join', [value]),
      filter(translated, 'append', [END]),
    );
    return filter(parts, 'remove_last', [END]);
  });

/** Occurs in no text of a shop. */
const END = '⟦⟧';

const isWholeNumber = (value: unknown): boolean => {
  const node = nodeOf(value);
  return node?.kind === 'path' && !node.nullable && (node.type === 'integer' || node.type === 'size');
};

const cents = (given: unknown, name: string, print: (value: unknown) => unknown): unknown =>
  each(given, (value) =>
    typeof value === 'number' ||
    kindOf(value) === 'number' ||
    (nodeOf(value)?.kind === 'path' && kindOf(value) === undefined)
      ? print(value)
      : refuse(`\`${name}\` is given \`${describe(value)}\``, 'Give it an amount in minor units, a whole number'),
  );

const money = (amount: unknown): unknown => cents(amount, 'money', (value) => filter(value, 'money'));

const moneyExact = (amount: unknown): unknown =>
  cents(amount, 'moneyExact', (value) =>
    filter(
      filter(filter(value, 'money_with_currency'), 'remove', [path('localization.country.currency.iso_code')]),
      'strip',
    ),
  );

const routes = new Proxy({} as RoutesObject, {
  get: (_, key) =>
    typeof key === 'string' ? path(`routes.${key}`, { type: 'string', isOwnAddress: true }) : undefined,
});

interface Props {
  readonly [name: string]: unknown;
}

const SectionIdProvider = (props: Props): unknown => props.children;
const useSectionId = (): unknown => path('section.id', { type: 'string' });
const ClientOnly = (props: Props): unknown => read(props, 'fallback') ?? null;

function Html(props: Props): unknown {
  const { html, as = 'div', ...rest } = props;
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } }, [], here());
}

const cx = (...names: unknown[]): unknown => joinTruthy(names, ' ');

/** The platform's own attributes are printed as they are. */
const editorAttributes = (attributes: unknown): object => ({ [PRINTED_ATTRIBUTES]: attributes });

const onlyInBrowser = (name: string) => (): never =>
  refuse(`\`${name}\` is called while rendering`, 'Call it in an effect or a handler');

export const SERVER_VIEW: Readonly<Record<string, unknown>> = {
  t,
  money,
  moneyExact,
  routes,
  SectionIdProvider,
  useSectionId,
  ClientOnly,
  Html,
  cx,
  editorAttributes,
  formatMoney: onlyInBrowser('formatMoney'),
  configureView: onlyInBrowser('configureView'),
  viewConfig: onlyInBrowser('viewConfig'),
};

VARIADIC.add(cx);
for (const value of Object.values(SERVER_VIEW)) trust(value);
