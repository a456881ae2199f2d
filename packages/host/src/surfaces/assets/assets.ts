import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOTHING } from '../../cache/dependencies.ts';
import type { Region } from '../../cache/region.ts';
import { createFairQueue } from '../../fair-queue.ts';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import { pagePreview, previewOf } from '../../gate/previews/preview-of.ts';
import { chooseEncoding, type Encoding, encodeForKeeping, isCompressible } from '../../http/asset-encoding.ts';
import { cacheControl } from '../../http/versioned-address.ts';
import type { DiskCache } from '../../images/disk-cache.ts';
import { streamFor } from '../../images/file-body.ts';
import type { PagePreview } from '../../rendering/page-preview.ts';
import type { LiveTheme } from '../../theme/watch.ts';

export interface AssetsOptions {
  theme: LiveTheme;
  /** Text of an asset that is made, not copied: bundles and rendered `*.css.liquid`; undefined when it is neither. */
  madeAsset(name: string, preview?: PagePreview): Promise<{ text: string; version: string } | undefined>;
  /** Compressed texts in memory. */
  texts: Region<Buffer>;
  /** The shop's current version, for entries stored in memory. */
  version(): number;
  /** Compressed texts on disk: a script is compressed as small as can be once, not at every start. */
  encoded: DiskCache;
  /** Development: browsers do not cache. */
  dev: boolean;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.html': 'text/plain; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.glb': 'model/gltf-binary',
  '.wasm': 'application/wasm',
};

const ALL = Number.POSITIVE_INFINITY;

/** Assets of the theme: `/cdn/shop/t/{n}/assets/{name}`. */
export function serveAssets(app: FastifyInstance, options: AssetsOptions): void {
  // Two at a time: the first page with a new theme requests all of them at once.
  const queue = createFairQueue<Buffer>({ concurrency: 2, heavyFrom: ALL, perClient: ALL, total: ALL });

  /** The text in an encoding, one buffer for all requests: from memory, from disk, or compressed once for simultaneous requests. */
  async function encode(key: string, bytes: () => Promise<Buffer>, encoding: Encoding): Promise<Buffer> {
    return options.texts.get(key)?.value ?? queue.ask(key, { client: '', cost: 0 }, () => make(key, bytes, encoding));
  }

  async function make(key: string, bytes: () => Promise<Buffer>, encoding: Encoding): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    const stored = encoding === 'identity' ? null : await options.encoded.read(name);
    const generated = stored ?? (await encodeForKeeping(await bytes(), encoding));
    // A full disk must not take the text from the shopper.
    if (!stored && encoding !== 'identity') await options.encoded.write(name, generated).catch(() => undefined);
    // Its name has the version of its content: nothing in the shop makes it another.
    options.texts.set(key, generated, NOTHING, options.version());
    return generated;
  }

  async function sendText(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    version: string,
    read: () => Promise<Buffer>,
  ) {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const tag = `"${version}-${encoding}"`;
    reply.header('etag', tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await encode(keyOf(name, version, encoding), read, encoding));
  }

  // Compressed ahead, so that the first visitor does not wait for it.
  let warming: Promise<void> | undefined;
  let isClosing = false;
  app.addHook('onListen', async () => {
    if (!options.dev) warming = warm();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await warming;
  });

  async function warm(): Promise<void> {
    for (const { name, version, path: file } of options.theme.current().assets.values()) {
      const type = TYPES[path.extname(name).toLowerCase()];
      if (!type || !isCompressible(type)) continue;
      if (isClosing) return;
      // A missing file matters only when it is requested.
      await encode(keyOf(name, version, 'br'), () => readFile(file), 'br').catch(() => undefined);
    }
  }

  const config = { public: 'the password page needs its scripts and styles' };
  app.get<{ Params: { number: string; name: string } }>(
    '/cdn/shop/t/:number/assets/:name',
    { config },
    async (request, reply) => {
      const { name } = request.params;
      const type = TYPES[path.extname(name).toLowerCase()];
      const asset = options.theme.current().assets.get(name);
      const preview = previewOf(request);
      const generated = asset ? undefined : await options.madeAsset(name, preview && pagePreview(preview.draft));
      if (!type || (!asset && !generated)) throw new RequestError(404, 'The theme has no such asset.');
      reply.type(type);
      // Module scripts and fonts are fetched in CORS mode; assets are public.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      const version = asset?.version ?? generated?.version;
      reply.header('cache-control', options.dev ? 'no-cache' : cacheControl(name, queryOf(request).get('v'), version));
      // A draft's is another with each key the merchant presses: it is neither stored nor compressed as small as can be.
      if (generated && preview) return reply.send(generated.text);
      if (generated) return sendText(request, reply, name, generated.version, async () => Buffer.from(generated.text));
      if (!asset) throw new RequestError(404, 'The theme has no such asset.');
      if (isCompressible(type)) return sendText(request, reply, name, asset.version, () => readFile(asset.path));
      reply.header('etag', `"${asset.version}"`).header('content-length', asset.size);
      if (request.headers['if-none-match'] === `"${asset.version}"`) return reply.code(304).send();
      return reply.send(streamFor(request, asset.path));
    },
  );
}

function keyOf(name: string, version: string, encoding: Encoding): string {
  return `${name}\n${version}\n${encoding}`;
}
