import { RESOURCE_KINDS, type ResourceKind } from '@vitrine/contract/editor/calls.ts';
import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { sendJson } from '../../http/json-answer.ts';
import type { ListQuery } from '../../shop/resources/list-of.ts';
import { metaobjectTypes } from '../../shop/resources/metaobjects.ts';
import { dynamicSources, readOwner } from './dynamic-sources.ts';
import { editorLanguage } from './editor-language.ts';
import { listResources } from './list-resources.ts';
import { resourceContext } from './resource-context.ts';

/** Values of one request: more than a list setting takes. */
const MOST_VALUES = 250;

const isKind = (text: string): text is ResourceKind => RESOURCE_KINDS.some((kind) => kind === text);

function listQueryOf(query: URLSearchParams): ListQuery {
  const after = query.get('after');
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    ...(after === null ? {} : { after }),
    ...(query.has('values') ? { values: query.getAll('values').slice(0, MOST_VALUES) } : {}),
  };
}

/**
 * What settings refer to: `GET /editor/api/resources/{kind}`, `GET /editor/api/metaobject-types` and
 * `GET /editor/api/dynamic-sources?owner=product&setting=image_picker`. The caller decides who may ask.
 */
export function serveEditorResources(app: FastifyInstance, host: Pick<Host, 'store' | 'shop' | 'theme' | 'now'>): void {
  app.get<{ Params: { kind: string } }>('/editor/api/resources/:kind', async (request, reply) => {
    const { kind } = request.params;
    if (!isKind(kind)) throw new RequestError(404, `There is no list of resources of the kind "${kind}".`);
    const query = queryOf(request);
    return sendJson(
      request,
      reply,
      await listResources(kind, resourceContext(host, request), listQueryOf(query), query.get('type')),
    );
  });

  app.get('/editor/api/metaobject-types', async (request, reply) =>
    sendJson(request, reply, await metaobjectTypes(host.store)),
  );

  app.get('/editor/api/dynamic-sources', async (request, reply) => {
    const query = queryOf(request);
    const owner = readOwner(query.get('owner') ?? 'none');
    if (!owner) throw new RequestError(400, 'The owner must be a type of resource, like product or metaobject:look.');
    const setting = { type: query.get('setting') ?? '', metaobjectType: query.get('metaobject_type') };
    const sources = await dynamicSources(host.store, host.theme.current(), {
      owner,
      setting,
      language: editorLanguage(request),
    });
    return sendJson(request, reply, sources);
  });
}
