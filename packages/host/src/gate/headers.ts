import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isCompressible } from '../http/asset-encoding.ts';
import { ownBody } from '../http/own-body.ts';
import { NO_FRAMES, type PolicyHeaders } from './page-policy.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Characters below which compressing costs more than it saves: two packets. */
const SMALLEST = 2800;
/** Characters up to which handing over to another thread costs more than the compression (30 kB: 0.24 ms here, 0.41 there). */
const SMALL = 32_000;

/** Seconds for which a browser uses https only after its first visit. */
const HTTPS_ONLY = 31_536_000;
/** What no page of a shop needs, whatever script runs in it. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(self), hid=(), microphone=(), midi=(), payment=(self), serial=(), usb=()';

export interface HeaderOptions {
  /** Public origin (`https://shop.example`) of a host behind a proxy. */
  publicOrigin: string | null;
  /** Whether `?design_mode=true` opens a page as the theme editor would, which frames it. */
  allowsDesignMode: boolean;
  /** The policy of the theme's pages, as it is now. */
  policy(): PolicyHeaders;
}

/** Adds the headers every answer carries, and compresses answers made for one visitor. */
export function addHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const isHttps = options.publicOrigin?.startsWith('https:') ?? false;
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (isHttps) reply.header('strict-transport-security', `max-age=${HTTPS_ONLY}`);
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage) reply.header('permissions-policy', PERMISSIONS);
    if (!reply.hasHeader('content-security-policy')) {
      const isDesign = options.allowsDesignMode && /[?&]design_mode=true\b/.test(request.url);
      if (!isDesign) reply.headers(isPage ? options.policy() : { 'content-security-policy': NO_FRAMES });
    }
    return typeof payload === 'string' ? compress(request, reply, payload) : payload;
  });
}

async function compress(request: FastifyRequest, reply: FastifyReply, payload: string): Promise<string | Buffer> {
  if (payload.length < SMALLEST || reply.hasHeader('content-encoding')) return payload;
  if (!isCompressible(String(reply.getHeader('content-type') ?? ''))) return bytesOf(reply, payload);
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return bytesOf(reply, payload);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (encoding === 'gzip')
    return payload.length <= SMALL
      ? gzipSync(payload, { level: 5 })
      : ownBody(reply, await gzipped(payload, { level: 5 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // A window no larger than the body: allocating a large one costs more than the compression.
    [constants.BROTLI_PARAM_LGWIN]: payload.length <= SMALL ? 16 : 20,
    [constants.BROTLI_PARAM_SIZE_HINT]: payload.length,
  };
  return payload.length <= SMALL
    ? brotliCompressSync(payload, { params })
    : ownBody(reply, await brotli(payload, { params }));
}

/** A large text as bytes: a socket counts a text that waits in characters, and has it a second time while it is written. */
const bytesOf = (reply: FastifyReply, payload: string): string | Buffer =>
  payload.length <= SMALL ? payload : ownBody(reply, Buffer.from(payload));
