import { join } from 'node:path';
import { terminalLines } from '@vitrine/contract/text/terminal-text.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Catalogue, shopCatalogue } from '../catalogue.ts';
import { type CustomerRecords, shopCustomers } from '../customer-records.ts';
import { FAKE_APPS } from '../fake-apps.ts';
import { openLedger } from '../ledger.ts';
import type { AppContext, FakeApp } from './fake-app.ts';
import { requestedFault } from './fault.ts';
import { injectFault } from './inject-fault.ts';
import { queryOf } from './query.ts';
import { type Switches, serveSwitches } from './switches.ts';

export interface AppsOptions {
  /** The shop's folder: the merchant's settings of the apps. */
  shopDir: string;
  /** `http://localhost:3000`: the origin of its public product list. */
  shopOrigin: string;
  /** Folder for sign-ups, subscribers and reviews from shoppers. */
  dataDir: string;
  /** Shared with the shop; without it nothing that the shop forwards is believed. */
  secret?: string;
  /** Instead of the shop's own list. */
  catalogue?: Catalogue;
  /** Instead of the shop's own records. */
  customers?: CustomerRecords;
  report?: (line: string) => void;
}
export type Apps = FastifyInstance;

const BODY_LIMIT = 256 * 1024;

/** All fake apps in one server: nothing listens yet. */
export async function createApps(options: AppsOptions): Promise<Apps> {
  const { shopDir, shopOrigin, dataDir, report = (line) => console.error(terminalLines(line)) } = options;
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT, forceCloseConnections: true, requestTimeout: 30_000 });
  acceptForms(app);
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = error instanceof Error ? error.message : String(error);
    if (status >= 500) report(message);
    return reply.code(status).send({ error: status >= 500 ? 'Internal Server Error' : message });
  });
  // Fastify's own answer repeats the address, and with it the shop's signature.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not Found' }));
  app.get('/health', async () => ({ status: 'ok' }));
  const switches = serveSwitches(
    app,
    FAKE_APPS.map(({ name }) => name),
  );
  const context: AppContext = {
    catalogue: options.catalogue ?? shopCatalogue(shopOrigin),
    shopOrigin,
    secret: options.secret ?? '',
    customers: options.customers ?? shopCustomers(shopOrigin, options.secret ?? ''),
    shopDir,
    ledger: async <T>(name: string) => {
      const ledger = await openLedger<T>(join(dataDir, `${name}.jsonl`));
      app.addHook('onClose', () => ledger.close());
      return ledger;
    },
  };
  for (const fake of FAKE_APPS) {
    await app.register(
      async (inner) => {
        crossOrigin(inner, fake);
        injectFaults(inner, fake, switches);
        await fake.routes(inner, context);
      },
      { prefix: `/${fake.name}` },
    );
  }
  return app;
}

/** Plain form posts become an object of texts. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Every shop's pages call the apps: any origin may, without cookies. */
function crossOrigin(app: FastifyInstance, { allowedHeaders }: FakeApp): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
  });
  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, OPTIONS')
      .header('access-control-allow-headers', allowedHeaders)
      .send(),
  );
}

/** Preflight requests are answered normally, except where nothing is answered at all. */
function injectFaults(app: FastifyInstance, { name }: FakeApp, switches: Switches): void {
  app.addHook('onRequest', async (request, reply) => {
    const query = queryOf(request);
    const { pathname } = new URL(request.url, 'http://apps');
    const isWidget = pathname.endsWith('.js');
    const fault = requestedFault(query) ?? switches.of(name, isWidget ? 'scripts' : 'calls');
    if (!fault || (request.method === 'OPTIONS' && fault.mode !== 'drop')) return;
    if (await injectFault(reply, fault, { isWidget, isRun: isWidget || query.has('callback') })) return reply;
  });
}
