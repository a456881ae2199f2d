import path from 'node:path';
import { Readable } from 'node:stream';
import { send } from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Dropped, type DropReason } from '../../fair-queue.ts';
import { FileStoreAway } from '../../file-store/file-store.ts';
import { queryOf } from '../../gate/bodies.ts';
import { clientOf } from '../../gate/client-of.ts';
import { RequestError } from '../../gate/errors.ts';
import { cacheControl, SHORT } from '../../http/versioned-address.ts';
import type { ByteRange } from '../../images/file-body.ts';
import { streamFor } from '../../images/file-body.ts';
import { chooseFormat, FILE_TYPES, isRenderable, PICTURE_TYPES } from '../../images/format.ts';
import { MISSING_PICTURE, MISSING_SVG } from '../../images/missing-picture.ts';
import { NotAPicture, type Renditions } from '../../images/renditions.ts';
import { isOriginal, type PictureRequest, parseLegacyName, parsePictureQuery } from '../../images/request.ts';
import type { SourceFile } from '../../images/sources.ts';
import type { ShopFiles } from '../../shop/files/shop-files.ts';
import { storeAway } from '../store-away.ts';

export interface FilesOptions {
  files: Pick<ShopFiles, 'find'>;
  renditions: Renditions;
}

/** As on the platform, whose CDN ignores the shop's password. */
const PUBLIC = { public: 'the password page and mails show pictures' };

const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Pictures, videos and other files of the shop: `/cdn/shop/files/{name}` (docs/platform.md: image URLs). */
export function serveFiles(app: FastifyInstance, options: FilesOptions): void {
  for (const folder of ['files', 'products', 'collections', 'articles']) {
    app.get<{ Params: { name: string } }>(`/cdn/shop/${folder}/:name`, { config: PUBLIC }, (request, reply) =>
      sendFile(request, reply, request.params.name, options),
    );
  }
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, name: string, options: FilesOptions) {
  const query = queryOf(request);
  const parsed = parsePictureQuery(query);
  if (!parsed.ok) throw new RequestError(400, `${parsed.error}.`);
  const file = await findFile(options.files, name, parsed.value).catch((error: unknown) => {
    if (error instanceof FileStoreAway) throw storeAway(reply, error);
    throw error;
  });
  if (file === null && query.get('v') === MISSING_PICTURE.version) return sendMissing(reply);
  if (file === null) throw new RequestError(404, 'There is no such file.');
  const { found, picture } = file;
  const extension = path.extname(found.path).toLowerCase();
  const asked = query.get('v');
  // What a merchant uploads may be named like anything.
  reply.header('cache-control', asked === null ? SHORT : cacheControl(name, asked, found.version));
  reply.header('access-control-allow-origin', '*');
  if (!isRenderable(extension)) return sendOriginal(request, reply, found);
  reply.header('vary', 'accept');
  if (isOriginal(picture)) return sendOriginal(request, reply, found);
  return sendRendition(request, reply, found, picture, extension, options.renditions);
}

/** What stands for a picture that lies elsewhere (`images/missing-picture.ts`). It may come any day. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', SHORT)
    .header('access-control-allow-origin', '*')
    .header('content-security-policy', SVG_POLICY)
    .type('image/svg+xml')
    .send(MISSING_SVG);
}

async function findFile(files: FilesOptions['files'], name: string, asked: PictureRequest) {
  const direct = await files.find(name);
  if (direct) return { found: direct, picture: asked };
  const legacy = parseLegacyName(name);
  const found = legacy ? await files.find(legacy.name) : null;
  if (!legacy || !found) return null;
  const { format, quality } = asked;
  return { found, picture: { ...legacy.request, format, quality } };
}

/**
 * The file as it is. Conditions and ranges are `send`'s, asked as for HEAD, so that it opens no file: the bytes come from `FileBody`, which needs less
 * memory for each slow reader than the stream `send` would open.
 */
async function sendOriginal(request: FastifyRequest, reply: FastifyReply, file: SourceFile) {
  const { dir, base, ext } = path.parse(file.path);
  const asHead = Object.assign(new Readable(), { method: 'HEAD', headers: request.headers });
  const options = { root: dir, index: false, cacheControl: false, contentType: false } as const;
  const { statusCode, headers, type } = await send(asHead, encodeURIComponent(base), options);
  const range = headers['Content-Range'];
  if (type !== 'file') {
    if (statusCode === 416 && range !== undefined) reply.header('content-range', range);
    else if (statusCode !== 412) throw new RequestError(404, 'There is no such file.');
    return reply.code(statusCode).send();
  }
  reply.code(statusCode).headers(headers);
  // Opened on its own, a drawing must not run its scripts as the shop.
  if (ext.toLowerCase() === '.svg') reply.header('content-security-policy', SVG_POLICY);
  if (statusCode === 304) return reply.send();
  reply.type(FILE_TYPES[ext.toLowerCase()] ?? 'application/octet-stream');
  return reply.send(streamFor(request, file.path, range === undefined ? undefined : rangeOf(range)));
}

/** The bytes that a `Content-Range` header names. */
function rangeOf(header: string): ByteRange {
  const [start = 0, end = 0] = header.match(/\d+/g)?.map(Number) ?? [];
  return { start, end };
}

async function sendRendition(
  request: FastifyRequest,
  reply: FastifyReply,
  found: SourceFile,
  picture: PictureRequest,
  extension: string,
  renditions: Renditions,
) {
  const format = chooseFormat(picture, request.headers.accept ?? '', extension);
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const asker = { client: clientOf(request.ip), signal: left.signal };
  const { size, body } = await renditions.get(found, picture, format, asker).catch((error: unknown) => {
    if (error instanceof NotAPicture) throw new RequestError(422, 'This file is not a picture that can be resized.');
    if (error instanceof Dropped) throw refusal(reply, error.reason);
    throw error;
  });
  reply.type(PICTURE_TYPES[format]).header('content-length', size);
  if (request.method !== 'HEAD' || Buffer.isBuffer(body)) return reply.send(body);
  body.destroy();
  return reply.send();
}

/** s after which a refused picture may be requested again. */
const AGAIN: Record<DropReason, number> = { left: 1, client: 5, total: 10 };

function refusal(reply: FastifyReply, reason: DropReason): RequestError {
  reply.header('retry-after', AGAIN[reason]);
  return reason === 'total'
    ? new RequestError(503, 'Too many pictures are being made for everybody. Please try again in a moment.')
    : new RequestError(429, 'Too many pictures are being made for you. Please try again in a moment.');
}
