import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { inventoryLevels } from '../../shop/inventory/inventory-levels.ts';

/**
 * `GET /_host/inventory/VARIANT`: `{ levels: [{ location, available }] }`, for the shop's apps, which read it from the platform's admin API
 * otherwise. Served only when the host runs with apps: their stock app publishes the same figures.
 */
export function serveInventory(app: FastifyInstance, host: Host): void {
  app.get<{ Params: { id: string } }>('/_host/inventory/:id', async (request, reply) => {
    const id = Number(request.params.id);
    if (!Number.isSafeInteger(id) || id <= 0) throw new RequestError(404, 'There is no such variant.');
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return JSON.stringify({ levels: await inventoryLevels(host.store, id) });
  });
}
