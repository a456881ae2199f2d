import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAddressBudget } from '../../gate/address-budget.ts';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import { customerId, type Host, localPath, originOf, pageRequest, takeFlash } from '../../gate/host.ts';
import { passAppLocation } from '../../gate/location.ts';
import { NO_FRAMES } from '../../gate/page-policy.ts';
import { tooMany } from '../../gate/rate-limit.ts';
import { sendAnswer } from '../pages/send-answer.ts';
import type { AppProxy, WithProxies } from './read-app-proxies.ts';
import { proxySignature } from './signature.ts';

/** ms an app may take to answer. */
const TIMEOUT = 10_000;
/** Bytes of an app's answer. */
const LARGEST = 2 * 1024 * 1024;
/** Bytes of an answer that is rendered: as much as the platform takes in one Liquid file. */
const LARGEST_LIQUID = 256 * 1024;

/** Bytes that are sent to an app. */
const LARGEST_BODY = 256 * 1024;

/** What one address may send to the apps. */
export const CHANGES = { perMinute: 120, perDay: 5000 };
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** What the platform adds: a visitor's own parameters of these names are dropped. */
const ADDED = ['shop', 'logged_in_customer_id', 'path_prefix', 'timestamp', 'signature'] as const;
/** Headers of a request that reach the app. Cookies never do, and of an answer only its type and where it leads reach the visitor. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'user-agent', 'x-requested-with'] as const;

/**
 * The platform's app proxies: requests below `/apps/{subpath}` are forwarded to an app with the signed-in customer and a signature that
 * proves they come from the shop. An answer of type `application/liquid` is rendered as a page of the shop.
 */
export function serveAppProxies(app: FastifyInstance, { host, proxies }: WithProxies): void {
  // The body is forwarded unchanged.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
  const changes = createAddressBudget(host.budgets('calls of apps', CHANGES));
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !changes.take(request.ip)) throw tooMany();
  });
  for (const proxy of proxies) {
    const handler = (request: FastifyRequest, reply: FastifyReply) => forward(host, proxy, request, reply);
    for (const url of [proxy.path, `${proxy.path}/*`])
      app.route({ method: [...METHODS], url, bodyLimit: LARGEST_BODY, handler });
  }
}

async function forward(host: Host, proxy: AppProxy, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0] ?? '';
  // What an app answers is the app's: the policy of the theme's pages knows none of its scripts.
  reply.header('cache-control', 'no-store').header('content-security-policy', NO_FRAMES);
  const address = addressBelow(proxy, path);
  address.search = String(await signedQuery(host, proxy, request));
  const answer = await ask(address, request, originOf(host, request));
  if (isLiquid(answer)) return sendInLayout(host, proxy, request, reply, path, answer);
  const type = answer.headers.get('content-type');
  if (type !== null) reply.header('content-type', type);
  const leads = answer.headers.get('location');
  if (leads !== null) passAppLocation(reply, leads, localPath(host, request, path));
  return reply.code(answer.status).send(answer.body);
}

/** The app's URL for a path of the shop. Nothing outside the app's base path: its server may have internal endpoints there. */
function addressBelow({ url }: AppProxy, path: string): URL {
  // Routes match the decoded path, so its segments count, not its length.
  const rest = path.split('/').slice(3);
  const address = new URL([url, ...rest].join('/'));
  const { origin, pathname } = new URL(`${url}/`);
  if (address.origin === origin && `${address.pathname}/`.startsWith(pathname)) return address;
  throw new RequestError(404, 'There is nothing at this address.');
}

/** Redirects and answers without a body are passed on as they are. */
const isLiquid = ({ headers, status, body }: Answer) =>
  /^application\/liquid\s*(;|$)/i.test(headers.get('content-type') ?? '') &&
  body.length > 0 &&
  !(status >= 300 && status < 400);

/** As the platform does with `application/liquid`: a page of the shop, in the theme's layout unless the Liquid chooses another or none. */
async function sendInLayout(
  host: Host,
  proxy: AppProxy,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { status, body }: Answer,
) {
  if (body.length > LARGEST_LIQUID) throw new RequestError(502, 'The app did not answer.');
  const formResults = await takeFlash(host, request, reply);
  const page = await host.pages.appPage(
    await pageRequest(host, request, { path, query: queryOf(request), formResults }),
    { status, liquid: body.toString('utf8'), name: proxy.path.slice(1) },
    {
      acceptEncoding: host.compressesPages ? request.headers['accept-encoding'] : undefined,
      ifNoneMatch: undefined,
    },
  );
  return sendAnswer(reply, page);
}

async function signedQuery(host: Host, proxy: AppProxy, request: FastifyRequest): Promise<URLSearchParams> {
  const query = queryOf(request);
  for (const name of ADDED) query.delete(name);
  query.set('shop', host.shop().permanentDomain);
  query.set('logged_in_customer_id', String((await customerId(host, request)) ?? ''));
  query.set('path_prefix', proxy.path);
  query.set('timestamp', String(Math.floor(host.now() / 1000)));
  query.set('signature', proxySignature(query, proxy.secret));
  return query;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

async function ask(url: URL, request: FastifyRequest, origin: string): Promise<Answer> {
  const headers = new Headers({ 'x-forwarded-for': request.ip, 'x-forwarded-host': new URL(origin).host });
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  try {
    const answer = await fetch(url, {
      method: request.method,
      headers,
      body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: answer.status, headers: answer.headers, body: await bodyOf(answer) };
  } catch {
    throw new RequestError(502, 'The app did not answer.');
  }
}

/** No more of it is read than may be passed on, counted as it is unpacked. */
async function bodyOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
