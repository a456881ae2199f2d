/** Two workers as `vitrine serve --workers 2` has them, with a small app in place of a shop: `node workers.fixture.ts`. */
import Fastify from 'fastify';
import { createConnections } from '../../gate/connections/connections.ts';
import { listen } from '../../gate/connections/listen.ts';
import { createStopping } from '../../server/stopping.ts';
import { portOf } from '../announce.ts';
import { forkWorker } from './fork-worker.ts';
import { linkToPrimary } from './link.ts';
import { createSupervisor } from './supervisor.ts';
import { ownRole } from './worker-role.ts';

/** Answers with its process id. */
async function serve(): Promise<void> {
  const { ended, successor, report, leave } = linkToPrimary();
  const app = Fastify({
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: createConnections(0).createServer,
  });
  const stopping = createStopping(app, { report: console.error, successor });
  app.all('/', async () => `worker ${process.pid}`);
  app.addHook('preClose', stopping.drain);
  await listen(app, { port: 0, host: '127.0.0.1' });
  report({ worker: 'ready', port: portOf(app.addresses()) ?? 0 });
  await ended;
  await app.close();
  console.log(`closed ${process.pid}`);
  await leave();
  if (process.connected) process.disconnect?.();
}

async function supervise(): Promise<void> {
  const supervisor = createSupervisor({
    count: 2,
    start: (place) =>
      forkWorker(place, (report, { pid }) => report.worker === 'ready' && console.log(`ready ${report.port} ${pid}`)),
    report: console.log,
    stopLimit: 20_000,
    retireLimit: 100_000,
  });
  process.on('SIGUSR2', async () => console.log(`restarted ${await supervisor.restart()}`));
  process.on('SIGTERM', () => supervisor.stop());
  await supervisor.start();
}

await (ownRole(process.env) === undefined ? supervise() : serve());
