import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { ensureTheme } from '../build-theme.ts';
import { freePortFrom } from '../free-port.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { nodeArguments, root, shopDir, themeDir } from '../project.ts';
import { startBalancer } from '../two-nodes/balancer.ts';

const WORKERS = 2;
/** A demo's database is written as a shop's is. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

interface ShopNode {
  name: string;
  port: number;
  child: ChildProcess;
  ended: Promise<unknown>;
}

/** Starts a node; resolves once it is open. Rejects where it ends before. Its lines are printed behind its name. */
async function startNode(name: string, port: number, database: string, origin: string): Promise<ShopNode> {
  const dataDir = resolve(root, process.env.VITRINE_DATA ?? '.vitrine', name);
  const args = ['serve', '--shop', shopDir, '--theme', themeDir, '--data', dataDir, '--database', database];
  const child = spawn(
    process.execPath,
    nodeArguments('packages/host/src/cli.ts', [
      ...args,
      ...['--port', String(port), '--workers', String(WORKERS), '--origin', origin, '--log', 'text'],
    ]),
    // Ctrl-C is not for them: they are stopped one after the other. The channel is how they learn that this process is gone.
    { cwd: root, detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const ended = new Promise((done) => child.once('exit', done));
  const open = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      console.log(`${name}: ${line}`);
      if (line.startsWith('The shop is open')) open.resolve();
    });
  }
  await Promise.race([
    open.promise,
    ended.then(() => {
      throw new Error(`${name} did not start.`);
    }),
  ]);
  return { name, port, child, ended };
}

async function makeDatabase(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
}

/** Resolves at the first signal to stop; the others change nothing. */
const stopSignal = (): Promise<unknown> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, done);
  });

/**
 * `npm run two-nodes`: the demo shop on a PostgreSQL of its own, two nodes with two workers each, and a balancer in front of them on PORT (3000).
 * The database goes with it. Ctrl-C ends all.
 */
export async function twoNodes(): Promise<number> {
  const built = await ensureTheme();
  if (built !== 0) return built;
  const stopped = stopSignal();
  const port = Number(process.env.PORT ?? 3000);
  const origin = `http://localhost:${port}`;
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const postgres = await startPostgres({ settings: DURABLE });
    closing.push(() => postgres.stop());
    await makeDatabase(postgres.url, 'vitrine');
    console.log(`PostgreSQL ${postgres.version}: ${postgres.urlOf('vitrine')}`);
    const nodes: ShopNode[] = [];
    // The first one imports the shop; the second finds that it is there.
    for (const name of ['node-1', 'node-2']) {
      const nodePort = await freePortFrom((nodes.at(-1)?.port ?? port) + 1);
      const node = await Promise.race([
        startNode(name, nodePort, postgres.urlOf('vitrine'), origin),
        // One that is about to start ends with this process.
        stopped.then(() => undefined),
      ]);
      if (!node) return 0;
      nodes.push(node);
      closing.push(async () => {
        node.child.kill('SIGTERM');
        await node.ended;
      });
    }
    const balancer = await startBalancer(
      port,
      nodes.map((node) => node.port),
    );
    closing.push(balancer.close);
    console.log(`\nThe shop of two nodes is open: ${origin}`);
    for (const { name, port: own, child } of nodes)
      console.log(`  ${name}: http://localhost:${own} (kill -USR2 ${child.pid} replaces its workers)`);
    await Promise.race([stopped, ...nodes.map(({ ended }) => ended)]);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}
