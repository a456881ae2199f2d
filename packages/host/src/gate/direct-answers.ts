import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cache } from '../cache/cache.ts';
import { NOTHING } from '../cache/dependencies.ts';
import { chooseEncoding, type Encoding } from '../http/asset-encoding.ts';
import type { RequestObserver } from '../observe/observe-requests.ts';
import { routeOf } from '../observe/route-of.ts';
import type { CachedPage, SentAnswer } from '../rendering/cached-page.ts';
import type { PageAnswer } from '../rendering/page-answer.ts';
import type { Pages } from '../rendering/pages.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import { PreparedResponse } from './connections/prepared-response.ts';
import { COUNTRY_COOKIE, FLASH_COOKIE } from './cookies.ts';
import { DRAFT_HEADER } from './previews/preview-of.ts';

/**
 * Pages from the cache, answered before a request reaches the framework. Nothing here decides what an answer is: the first request for a
 * cached page goes the whole way through the gate, and what left is remembered with the page: its head, and its bytes. A request that
 * differs from it in nothing a page's answer depends on is given the same.
 *
 * An answer depends on the method, the address, the host's name and the address it was sent to, the country of the cookie, the encoding, the
 * `If-None-Match`, and on the shop's record. A request with a header that is not known to leave pages alone goes the whole way, and so does
 * one with a one-shot form result, one to a closed shop, and each while the host stops.
 */
export interface DirectAnswers {
  /** Answers a request at once. False: it is not touched. */
  answer(request: IncomingMessage, response: PreparedResponse): boolean;
  /** Has what leaves for this request remembered, where `page` came from the cache. */
  follow(request: FastifyRequest, page: PageAnswer): void;
  /** Has answers seen as they leave. */
  install(app: FastifyInstance): void;
  /** Requests answered here since the start. */
  figures(): { answered: number };
}

export interface DirectAnswersOptions {
  cache: Cache;
  pages: Pick<Pages, 'cached'>;
  shop(): Shop;
  requestId(request: IncomingMessage): string;
  observer: RequestObserver;
}

/** Request headers that a page's answer depends on, or that identify the visitor. */
type Meaning = 'host' | 'connection' | 'encoding' | 'etag' | 'cookie' | 'none';

/** Headers that browsers and proxies send and no page looks at; others, unless they begin with one of `OTHERS`, are not known. */
const MEANINGLESS = [
  'accept',
  'accept-language',
  'cache-control',
  'dnt',
  'forwarded',
  'keep-alive',
  'origin',
  'pragma',
  'priority',
  'purpose',
  'referer',
  'save-data',
  'traceparent',
  'tracestate',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
];
const OTHERS = /^(?:sec-|x-|cf-)/;

const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['host', 'host'],
  ['connection', 'connection'],
  ['accept-encoding', 'encoding'],
  ['if-none-match', 'etag'],
  ['cookie', 'cookie'],
  ...MEANINGLESS.map((name): [string, Meaning] => [name, 'none']),
]);
/** As they are mostly written, which saves changing their case. */
const WRITTEN: ReadonlyMap<string, Meaning> = new Map(
  [...MEANINGS].flatMap(([name, meaning]) => [
    [name, meaning],
    [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), meaning],
  ]),
);

function meaningOf(name: string): Meaning | undefined {
  const lower = name.toLowerCase();
  // A page of the theme editor's preview.
  if (lower === DRAFT_HEADER) return undefined;
  return MEANINGS.get(lower) ?? (OTHERS.test(lower) ? 'none' : undefined);
}

/** Cache key of a request: the page and the form of the answer. */
interface Asked {
  /** Names the page together with the shop's record. */
  address: string;
  form: string;
}

/** Bytes of addresses remembered. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Characters of an address that is worth it. */
const LONGEST = 1000;

const formOf = (method: string, encoding: Encoding, etag: string) => `${method} ${encoding} ${etag}`;

/** Whether a `Connection` header contains nothing but keep-alive. */
const isKeepAlive = (value: string) => value === 'keep-alive' || value.toLowerCase() === 'keep-alive';
const namesCountry = (pair: string) => pair.includes(COUNTRY_COOKIE);

/** A tag as browsers send it back. Lists of them, and white space around them, have too many forms to remember them. */
const ONE_TAG = /^(?:W\/)?"[\w-]{1,60}"$/;

/** Null where the answer may depend on more than is looked at here. */
function askedOf({ method, url, httpVersion, rawHeaders, socket }: IncomingMessage): Asked | null {
  if ((method !== 'GET' && method !== 'HEAD') || httpVersion !== '1.1') return null;
  if (url === undefined || url.length > LONGEST || !url.startsWith('/')) return null;
  let host: string | undefined;
  let encoding: string | undefined;
  let etag: string | undefined;
  let cookie: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    const meaning = WRITTEN.get(name) ?? meaningOf(name);
    if (meaning === 'none') continue;
    // Not known, or sent twice.
    if (meaning === 'host' && host === undefined) host = value;
    else if (meaning === 'connection' && isKeepAlive(value)) continue;
    else if (meaning === 'encoding' && encoding === undefined) encoding = value;
    else if (meaning === 'etag' && etag === undefined) etag = value;
    else if (meaning === 'cookie' && cookie === undefined) cookie = value;
    else return null;
  }
  if (host === undefined || (etag !== undefined && !ONE_TAG.test(etag))) return null;
  let country = '';
  if (cookie !== undefined) {
    if (cookie.includes(FLASH_COOKIE)) return null;
    if (cookie.includes(COUNTRY_COOKIE)) country = cookie.split(';').filter(namesCountry).join(';');
  }
  return {
    address: `${url}\n${host}\n${socket.localAddress}\n${country}`,
    form: formOf(method, chooseEncoding(encoding), etag ?? ''),
  };
}

/**
 * A head with the request id and the date inserted. Each occurs once; anything else a visitor could send is escaped, or not in a header.
 */
const HEAD = /^(.*?\r\nx-request-id: )[^\r]*(\r\n.*?\r\nDate: )[^\r]*(\r\n.*)$/s;

/** A head without the parts that differ by request. Undefined where it belongs to one visitor or closes the connection. */
function partsOf(head: string | null): SentAnswer['head'] | undefined {
  if (head === null || /\r\n(?:set-cookie:|connection: (?!keep-alive))/i.test(head)) return undefined;
  const [, first, second, third] = HEAD.exec(head) ?? [];
  return first === undefined || second === undefined || third === undefined ? undefined : [first, second, third];
}

/** The date of a head, made once in a second. */
function createDate(): () => string {
  let second = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now - second >= 1000 || now < second) {
      second = now - (now % 1000);
      text = new Date(now).toUTCString();
    }
    return text;
  };
}

export function createDirectAnswers(options: DirectAnswersOptions): DirectAnswers {
  const { cache, pages, shop, requestId, observer } = options;
  const addresses = cache.region<{ key: string; shop: Shop }>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ key }) => key.length * 2,
  });
  /** As they came: the gate takes the language off the address. */
  const waiting = new WeakMap<IncomingMessage, Asked>();
  const followed = new WeakMap<
    IncomingMessage,
    { asked: Asked; page: CachedPage; status: number; body: Buffer | null }
  >();
  const date = createDate();
  let answered = 0;

  function find({ address, form }: Asked): SentAnswer | undefined {
    const known = addresses.get(address)?.value;
    // Languages and countries of an address are those of the record it was read with.
    if (known?.shop !== shop()) return undefined;
    const sent = pages.cached(known.key)?.sent.get(form);
    return sent && sent.until > Date.now() ? sent : undefined;
  }

  return {
    answer(request, response) {
      if (shop().password !== null || !observer.isQuiet || response.hasHeader('connection')) return false;
      const asked = askedOf(request);
      if (asked === null) return false;
      const found = find(asked);
      if (!found) {
        waiting.set(request, asked);
        return false;
      }
      answered += 1;
      const { status, head, body, route } = found;
      const id = requestId(request);
      observer.direct(request, response, { id, route, bytes: body?.length });
      response.send(status, head[0] + id + head[1] + date() + head[2], body);
      return true;
    },
    follow(request, { cached, status, headers, body: whole }) {
      if (!cached) return;
      const { raw } = request;
      const body = raw.method === 'HEAD' ? null : whole;
      const asked = waiting.get(raw);
      // There is no bound on the versions that browsers hold.
      if (asked === undefined || (raw.headers['if-none-match'] !== undefined && status !== 304)) return;
      // A cached page is stored compressed; for a client without compression it is decompressed each time.
      if (body !== null && (!Buffer.isBuffer(body) || headers['content-encoding'] === undefined)) return;
      addresses.set(asked.address, { key: cached.key, shop: shop() }, NOTHING, cache.version());
      followed.set(raw, { asked, page: cached.page, status, body });
    },
    install(app) {
      app.addHook('onResponse', (request, { raw, statusCode }, next) => {
        const seen = followed.get(request.raw);
        const head = seen?.status === statusCode && raw instanceof PreparedResponse ? partsOf(raw.head) : undefined;
        if (seen && head) {
          const { asked, page, status, body } = seen;
          const shorterFrom = page.cdn?.shorterFrom ?? Number.POSITIVE_INFINITY;
          const until = Date.now() < shorterFrom ? shorterFrom : Number.POSITIVE_INFINITY;
          page.sent.set(asked.form, { status, head, body, route: routeOf(request), until });
        }
        next();
      });
    },
    figures: () => ({ answered }),
  };
}
