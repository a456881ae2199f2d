import { Readable } from 'node:stream';
import { FileDescription, type Resource } from '@vitrine/contract/editor/calls.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileStoreAway } from '../../file-store/file-store.ts';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { sendJson } from '../../http/json-answer.ts';
import { cleanFileName } from '../../shop/files/file-name.ts';
import type { ShopFiles } from '../../shop/files/shop-files.ts';
import { ImportError } from '../../shop/import/report.ts';
import { isPicture, storedFile } from '../../shop/resources/files.ts';
import { storeAway } from '../store-away.ts';
import { diskRefusal } from './disk-refusal.ts';
import { fitsName, isAccepted } from './file-content.ts';
import { listResources } from './list-resources.ts';
import { MOST_BYTES, receiveFile, removeAbandoned, tooLarge } from './receive-file.ts';
import { resourceContext } from './resource-context.ts';

export interface EditorFilesOptions {
  files: Pick<ShopFiles, 'incoming' | 'add' | 'describe'>;
}

const WRONG_KIND = 'The shop shows pictures (JPEG, PNG, WebP, AVIF, GIF, SVG) and films (MP4, WebM).';

/**
 * The merchant's files: `POST /editor/api/files?name=hero.webp` with the file as its body adds one, `PATCH /editor/api/files/{name}` changes a
 * picture's description. Both answer the `Resource`. The caller decides who may ask.
 */
export function serveEditorFiles(
  app: FastifyInstance,
  host: Pick<Host, 'store' | 'shop' | 'theme' | 'now'>,
  { files }: EditorFilesOptions,
): void {
  app.addHook('onReady', () => removeAbandoned(files.incoming, host.now()));

  // A scope of its own: here a body of any type is taken as it comes, and never held in memory.
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    uploads.post('/editor/api/files', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const asked = queryOf(request).get('name') ?? '';
      const name = cleanFileName(asked);
      if (asked === '') throw new RequestError(400, 'The upload needs a name: ?name=hero.webp.');
      if (!isAccepted(name)) throw new RequestError(415, WRONG_KIND);
      if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      const file = await attempt(reply, () =>
        receiveFile(body, files.incoming, async (received) => {
          if (await fitsName(received, name)) return files.add(received, name);
          throw new RequestError(
            415,
            `The content of the file is not what its name says, or cannot be read. ${WRONG_KIND}`,
          );
        }),
      );
      return sendFile(request, reply, file.name);
    });
  });

  app.patch<{ Params: { name: string } }>('/editor/api/files/:name', async (request, reply) => {
    const { name } = request.params;
    const change = FileDescription.safeParse(request.body);
    if (!change.success)
      throw new RequestError(
        400,
        'A description has an alt text of up to 512 characters and a focal point in percent.',
      );
    const describe = () => files.describe(name, change.data);
    const described = isPicture(name) ? await attempt(reply, describe) : undefined;
    if (!described?.ok) throw new RequestError(404, 'There is no such picture.');
    return sendFile(request, reply, name);
  });

  async function sendFile(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const kind = isPicture(name) ? 'picture' : 'video';
    const { items } = await listResources(
      kind,
      resourceContext(host, request),
      { q: '', values: [storedFile(name)] },
      null,
    );
    const file: Resource | undefined = items[0];
    // Another process has removed it since.
    if (!file) throw new RequestError(404, 'The file is no longer there.');
    return sendJson(request, reply, file);
  }
}

/** Runs a change; what the disk, the shop's folder or the object store refuses becomes an answer with the reason. */
async function attempt<T>(reply: FastifyReply, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ImportError)
      throw new RequestError(503, `The shop's folder cannot be changed: ${error.message}`);
    if (error instanceof FileStoreAway) throw storeAway(reply, error);
    throw diskRefusal(error);
  }
}
