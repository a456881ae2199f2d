import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Dropped, type DropReason } from '../../fair-queue.ts';
import { queryOf } from '../../gate/bodies.ts';
import { clientOf } from '../../gate/client-of.ts';
import { RequestError } from '../../gate/errors.ts';
import { streamFor } from '../../http/file-stream.ts';
import { parseRange } from '../../images/byte-range.ts';
import { chooseFormat, FILE_TYPES, isRenderable, PICTURE_TYPES } from '../../images/format.ts';
import { NotAPicture, type Renditions } from '../../images/renditions.ts';
import { isOriginal, type PictureRequest, parseLegacyName, parsePictureQuery } from '../../images/request.ts';
import type { SourceFile } from '../../images/sources.ts';

export interface FilesOptions {
  /** Folder with the shop's files. */
  filesDir: string;
  renditions: Renditions;
}

/** As on the platform, whose content delivery knows no password. */
const PUBLIC = { public: 'the password page and mails show pictures' };

const YEAR = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

/** Pictures, videos and other files of the shop: `/cdn/shop/files/{name}` (contract §8.4). */
export function serveFiles(app: FastifyInstance, options: FilesOptions): void {
  for (const folder of ['files', 'products', 'collections', 'articles']) {
    app.get<{ Params: { name: string } }>(`/cdn/shop/${folder}/:name`, { config: PUBLIC }, (request, reply) =>
      sendFile(request, reply, request.params.name, options),
    );
  }
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, name: string, options: FilesOptions) {
  const query = queryOf(request);
  const asked = parsePictureQuery(query);
  if (!asked.ok) throw new RequestError(400, `${asked.error}.`);
  const { found, picture } = await findFile(options.filesDir, name, asked.value);
  const extension = path.extname(found.path).toLowerCase();
  reply.header('cache-control', query.has('v') ? YEAR : SHORT);
  reply.header('access-control-allow-origin', '*');
  if (!isRenderable(extension)) return sendOriginal(request, reply, found, extension);
  reply.header('vary', 'accept');
  if (isOriginal(picture)) return sendOriginal(request, reply, found, extension);
  return sendRendition(request, reply, found, picture, extension, options.renditions);
}

async function findFile(dir: string, name: string, asked: PictureRequest) {
  const direct = await lookUp(dir, name);
  if (direct) return { found: direct, picture: asked };
  const legacy = parseLegacyName(name);
  const found = legacy ? await lookUp(dir, legacy.name) : null;
  if (!legacy || !found) throw new RequestError(404, 'There is no such file.');
  const { format, quality } = asked;
  return { found, picture: { ...legacy.request, format, quality } };
}

/** A plain file directly below `dir` with a type the shop may serve; null for everything else. */
async function lookUp(dir: string, name: string): Promise<SourceFile | null> {
  if (name.length > 255 || /[/\\\0]/.test(name) || name.startsWith('.')) return null;
  if (!(path.extname(name).toLowerCase() in FILE_TYPES)) return null;
  const file = path.join(dir, name);
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? { path: file, size: info.size, modified: info.mtimeMs } : null;
}

function tagOf(found: SourceFile): string {
  return `"${found.size.toString(36)}-${Math.floor(found.modified).toString(36)}"`;
}

function sendOriginal(request: FastifyRequest, reply: FastifyReply, found: SourceFile, extension: string) {
  const tag = tagOf(found);
  const modified = new Date(found.modified).toUTCString();
  reply.header('etag', tag).header('last-modified', modified).header('accept-ranges', 'bytes');
  reply.type(FILE_TYPES[extension] ?? 'application/octet-stream');
  // A drawing may carry scripts; opened on its own it must not run them as the shop.
  if (extension === '.svg') {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox");
  }
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const isWhole = ifRange !== undefined && ifRange !== tag && ifRange !== modified;
  const range = isWhole ? null : parseRange(request.headers.range, found.size);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
    reply.header('content-length', range.end - range.start + 1);
    return reply.send(streamFor(request, found.path, range));
  }
  reply.header('content-length', found.size);
  return reply.send(streamFor(request, found.path));
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

/** s after which a picture that was refused may be asked for again. */
const AGAIN: Record<DropReason, number> = { left: 1, client: 5, total: 10 };

function refusal(reply: FastifyReply, reason: DropReason): RequestError {
  reply.header('retry-after', AGAIN[reason]);
  return reason === 'total'
    ? new RequestError(503, 'Too many pictures are being made for everybody. Please try again in a moment.')
    : new RequestError(429, 'Too many pictures are being made for you. Please try again in a moment.');
}
