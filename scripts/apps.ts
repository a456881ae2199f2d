import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePortFrom } from './free-port.ts';
import { root } from './project.ts';

/** ms the apps may take to close. */
const PATIENCE = 4000;

export interface AppsPlace {
  /** Port of the shop. */
  shopPort: number;
  /** Address the shop listens on. */
  hostname: string;
  shopDir: string;
  /** The shop's data folder: the apps have theirs below it. */
  dataDir: string;
}

export interface RunningApps {
  /** `http://localhost:3001` */
  origin: string;
  /** Resolves when they are gone. */
  stop(): Promise<void>;
}

/**
 * Starts the demo shop's apps on the port after the shop's, or the next free one (`VITRINE_APPS_PORT` names one). Resolves at once:
 * the shop needs not wait for them. They end with `stop`, and with this process however it ends; when they end by themselves, one
 * line says so and the shop goes on.
 */
export async function startApps({ shopPort, hostname, shopDir, dataDir }: AppsPlace): Promise<RunningApps> {
  // Shared by the shop, which is started from here too, and its apps; new at every start unless the environment has one.
  process.env.VITRINE_APPS_SECRET ||= randomBytes(32).toString('hex');
  const port = Number(process.env.VITRINE_APPS_PORT) || (await freePortFrom(shopPort + 1));
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(root, 'packages/apps/src/cli.ts'),
      'serve',
      ...['--shop', shopDir],
      ...['--shop-origin', `http://localhost:${shopPort}`],
      ...['--data', join(dataDir, 'apps')],
      ...['--port', String(port)],
      ...['--host', hostname],
    ],
    {
      cwd: root,
      // The channel is how they learn that this process is gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl-C is not theirs: the shop still needs them for what it has to answer.
      detached: process.platform !== 'win32',
    },
  );
  let isStopping = false;
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const onSignal = () => {
    isStopping = true;
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  void gone.then(() => {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    if (!isStopping)
      console.warn('The shop’s apps have stopped: reviews, sign-ups and the like are missing; the shop goes on.');
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      await gone;
      clearTimeout(late);
    },
  };
}
