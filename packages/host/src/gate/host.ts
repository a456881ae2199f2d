import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Jobs } from '../jobs/runner.ts';
import type { FormResult } from '../liquid/services.ts';
import type { Base } from '../objects/urls.ts';
import { shortAddress } from '../observe/short-address.ts';
import type { Client } from '../rendering/page-answer.ts';
import type { PageRequest } from '../rendering/page-request.ts';
import type { Pages } from '../rendering/pages.ts';
import type { BuyerContext } from '../shop/cart/price-cart.ts';
import { sessionCustomerId } from '../shop/customers/customers.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import type { Store } from '../store/open.ts';
import { translate } from '../theme/translate.ts';
import type { LiveTheme } from '../theme/watch.ts';
import type { AccountBudget } from './account-budget.ts';
import type { Budgets } from './budgets.ts';
import type { CartBudgets } from './cart-allowance.ts';
import { cartToken, clearFlashCookie, countryCookie, flashCookie, sessionToken, setFlashCookie } from './cookies.ts';
import type { DirectAnswers } from './direct-answers.ts';
import type { Flashes } from './flash.ts';
import type { LocaleReader, RequestLocale } from './locale.ts';
import { refererPath } from './location.ts';
import type { PasswordTurns } from './password-turns.ts';
import type { Drafts } from './previews/drafts.ts';
import { DRAFT_PARAMETER, pagePreview, previewOf } from './previews/preview-of.ts';
import { isAheadOfTime } from './same-site.ts';

/** What every surface works with. */
export interface Host extends CartBudgets {
  store: Store;
  theme: LiveTheme;
  pages: Pages;
  /** Absent in development, where pages are changed on their way out. */
  directAnswers?: DirectAnswers;
  /** Sends mails and runs scheduled work. */
  jobs: Jobs;
  flashes: Flashes;
  /** By which the cookie of a closed shop's visitors is made. */
  passwordSecret: Buffer;
  locales: LocaleReader;
  /** How often each of many may do something, on all nodes together. */
  budgets: Budgets;
  /** Log-ins and changes of accounts, of each customer and address. */
  accountChanges: AccountBudget;
  /** What derives a password waits for its turn. */
  passwordTurns: PasswordTurns;
  /** What open editors of the theme have changed and not saved. */
  drafts: Drafts;
  /** Whether a request may use the theme editor. */
  mayEdit(request: FastifyRequest): boolean;
  /** The shop's own record, as it is now. */
  shop(): Shop;
  /** Public origin (`https://shop.example`) of a host behind a proxy; without one, the origin of each request. */
  publicOrigin: string | null;
  /** Whether `?design_mode=true` opens a page as the theme editor would. */
  allowsDesignMode: boolean;
  /** Development without a dev server: pages load again when what they show has changed. */
  reloadsPages: boolean;
  /** Off in development, where a script is added to pages on their way out. */
  compressesPages: boolean;
  /** Something goes wrong that is no single request's fault. Names of people are taken out. */
  report(line: string): void;
  /** A request failed by a fault of this program. */
  failed(request: FastifyRequest, error: unknown): void;
  /** ms since 1970. */
  now(): number;
  /**
   * Runs work after the answer was sent, so that the response time does not reveal it. It is lost when the process dies: anything promised
   * to a person is a job instead.
   */
  afterwards(job: () => Promise<void>): void;
  /** ms from an answer to the mail that it promises; see `someMoment`. */
  mailDelay(): number;
}

/**
 * `http://localhost:3000`, without a slash: where links of pages and of mails lead. The gate lets only names of this shop through, so the
 * header is believed.
 */
export function originOf(host: Host, request: FastifyRequest): string {
  const { place } = host.locales.of(request.raw);
  if (place?.host) return `${isSecure(host) ? 'https' : 'http'}://${request.headers.host ?? place.host}`;
  return host.publicOrigin ?? `http://${request.headers.host ?? 'localhost'}`;
}

/** The origin of the shop's main host, also of a request to the host of a market or a language. */
export function mainOriginOf(host: Host, request: FastifyRequest): string {
  const { place } = host.locales.of(request.raw);
  if (host.publicOrigin !== null) return host.publicOrigin;
  if (!place?.host) return originOf(host, request);
  const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
  return `http://${host.shop().domain}${port}`;
}

export function isSecure(host: Host): boolean {
  return host.publicOrigin?.startsWith('https:') ?? false;
}

/** A path of this shop with the request's own locale prefix: `/cart` → `/fr/cart`. */
export function localPath(host: Host, request: FastifyRequest, path: string): string {
  return host.locales.of(request.raw).rootUrl + path.replace(/^\//, '');
}

/** Path of the page the form was on; undefined when it is of another site or unknown. */
export function backPath(host: Host, request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  const hosts = [request.headers.host, new URL(originOf(host, request)).host];
  return refererPath(referer, hosts[0]) ?? refererPath(referer, hosts[1]);
}

/** Where addresses in JSON start. */
export function baseOf(host: Host, request: FastifyRequest): Base {
  return {
    host: new URL(originOf(host, request)).host,
    rootUrl: host.locales.of(request.raw).rootUrl,
    timezone: host.shop().timezone,
  };
}

/** Where a request comes from, as far as the audit log may know it: `192.0.2.0/24`. */
export const networkOf = (request: FastifyRequest): string => shortAddress(request.ip);

/** The signed-in customer of a request, looked up once for each request; in a preview the one that the shop is viewed as. */
export async function customerId(host: Host, request: FastifyRequest): Promise<number | null> {
  const viewedAs = previewOf(request)?.draft.view.customer ?? null;
  if (viewedAs !== null) return viewedAs;
  const token = sessionToken(request);
  if (token === null) return null;
  const known = sessions.get(request);
  if (known) return known;
  const asked = sessionCustomerId(host.store, token, new Date(host.now()));
  sessions.set(request, asked);
  return asked;
}
const sessions = new WeakMap<FastifyRequest, Promise<number | null>>();

/** The visitor's country: the one of the address, else the one chosen before, else the shop's own. In a market's place one of its countries. */
export function countryOf(host: Host, request: FastifyRequest): string {
  return countryAt(host, host.locales.of(request.raw), countryCookie(request));
}

/** The country of a visit at an address: the one of the address, else the one chosen before, else the shop's own. */
export function countryAt(host: Pick<Host, 'shop'>, { country, place }: RequestLocale, chosen: string | null): string {
  const requested = chosen !== null && place?.countries.includes(chosen) ? chosen : (country ?? chosen);
  const { countries, address } = host.shop();
  return requested !== null && countries.includes(requested) ? requested : address.countryCode;
}

/** The visitor's country and language. */
export const buyerOf = (host: Host, request: FastifyRequest): BuyerContext => ({
  country: countryOf(host, request),
  locale: host.locales.of(request.raw).locale,
});

export interface PageTarget {
  /** Without the locale prefix. */
  path: string;
  query: URLSearchParams;
  /** Replaces the cart of the cookie: after a change that made the cart. */
  cartToken?: string | null;
  formResults?: Map<string, FormResult>;
}

/** The page request for the renderer. */
export async function pageRequest(host: Host, request: FastifyRequest, target: PageTarget): Promise<PageRequest> {
  const at = host.locales.of(request.raw);
  const preview = previewOf(request);
  return {
    origin: originOf(host, request),
    path: target.path,
    query: preview ? withoutDraft(target.query) : target.query,
    locale: at.locale,
    rootUrl: at.rootUrl,
    ...(at.place ? { place: at.place, mainOrigin: mainOriginOf(host, request) } : {}),
    country: countryOf(host, request),
    cartToken: target.cartToken === undefined ? cartToken(request) : target.cartToken,
    customerId: await customerId(host, request),
    formResults: target.formResults ?? new Map(),
    designMode: preview !== undefined || (host.allowsDesignMode && target.query.get('design_mode') === 'true'),
    ...(preview ? { preview: pagePreview(preview.draft, (line) => preview.errors.add(line)) } : {}),
  };
}

/** How a page of a preview is addressed is no part of its own address. */
function withoutDraft(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(query);
  for (const name of ['design_mode', DRAFT_PARAMETER]) own.delete(name);
  return own;
}

/** What the browser takes of a page. */
export const pageClient = (host: Host, request: FastifyRequest): Client => ({
  // A script is added to the pages of previews on their way out.
  acceptEncoding: host.compressesPages && !previewOf(request) ? request.headers['accept-encoding'] : undefined,
  ifNoneMatch: request.headers['if-none-match'],
  isAnyone:
    host.shop().password === null && countryOf(host, request) === countryAt(host, host.locales.of(request.raw), null),
});

/** Keeps form results for the next page of this browser. */
export async function flash(host: Host, reply: FastifyReply, formId: string, result: FormResult): Promise<void> {
  setFlashCookie(reply, await host.flashes.keep(new Map([[formId, result]])), isSecure(host));
}

/** Takes the stored results of this page; they are deleted afterwards. A prefetch leaves them to the visit that follows. */
export async function takeFlash(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Map<string, FormResult>> {
  const cookie = flashCookie(request);
  if (cookie === undefined || isAheadOfTime(request)) return new Map();
  clearFlashCookie(reply);
  return host.flashes.take(cookie);
}

/** Texts in the request's language: the theme's, then the platform's. */
export function translator(host: Host, request: FastifyRequest) {
  const { locale } = host.locales.of(request.raw);
  return (key: string, args: Record<string, unknown>) => translate(host.theme.current().locales, locale, key, args);
}
