import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import type { EditorAccess } from '../../gate/editor-access.ts';
import { RequestError } from '../../gate/errors.ts';
import { type Host, isSecure } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import { chooseEncoding, type Encoding, encodeForKeeping, isCompressible } from '../../http/asset-encoding.ts';
import { FORBIDDEN } from './forbidden.ts';

/** The editor's own page: nothing from elsewhere, and nobody frames it. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Theme editor</title><style>body{font:1rem/1.5 system-ui;margin:20vh auto;max-width:36rem;padding:0 1rem}</style><main><h1>The theme editor is not built</h1><p><code>npm start</code> builds it into <code>dist/editor</code>. A built one that is elsewhere is named with <code>--editor DIR</code>.</p></main></html>';

interface AppFilesOptions {
  host: Host;
  access: EditorAccess;
  /** Folder of the built editor. */
  dir: string | undefined;
}

/** `/editor`, `/editor/preview.js` and the hashed files below `/editor/assets/`. */
export function serveAppFiles(scope: FastifyInstance, { host, access, dir = '' }: AppFilesOptions): void {
  const read = async (name: string): Promise<Buffer> => {
    try {
      return await readFile(path.join(dir, name));
    } catch {
      throw new RequestError(404, 'The theme editor has no such file.');
    }
  };

  scope.get('/editor', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', POLICY);
    const token = queryOf(request).get('token');
    if (token !== null && access.isToken(token)) {
      access.admit(reply, isSecure(host));
      return sendTo(reply, '/editor', 303);
    }
    if (!access.mayEdit(request)) throw new RequestError(403, FORBIDDEN);
    const isBuilt = dir !== '' && existsSync(path.join(dir, 'index.html'));
    return reply.type('text/html; charset=utf-8').send(isBuilt ? (await read('index.html')).toString() : NOT_BUILT);
  });

  scope.get('/editor/preview.js', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send((await read('preview.js')).toString()),
  );

  /** Compressed files by name and encoding; as many as the editor has. */
  const compressed = new Map<string, Promise<Buffer>>();
  function compress(name: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${name}`;
    const known = compressed.get(key);
    if (known) return known;
    const made = read(`assets/${name}`).then((bytes) => encodeForKeeping(bytes, encoding));
    compressed.set(key, made);
    // A file that is not there must not be remembered: names of files are anybody's.
    made.catch(() => compressed.delete(key));
    return made;
  }

  scope.get<{ Params: { name: string } }>('/editor/assets/:name', async (request, reply): Promise<FastifyReply> => {
    const { name } = request.params;
    const type = TYPES[path.extname(name).toLowerCase()];
    if (type === undefined || !/^[\w.-]+$/.test(name))
      throw new RequestError(404, 'The theme editor has no such file.');
    const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const body = encoding === 'identity' ? await read(`assets/${name}`) : await compress(name, encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(body);
  });
}
