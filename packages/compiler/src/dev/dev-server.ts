import { spawn } from 'node:child_process';
import { ownFile } from '../own-file.ts';

/** ms the dev server may take to close. */
const CLOSING_TIME = 4000;

export interface DevServer {
  /** `http://127.0.0.1:4000`: where a host forwards requests below `/_dev/` to. */
  origin: string;
  /** The folder that holds the theme. */
  themeDir: string;
  /** Resolves when its process has exited. */
  stop(): Promise<void>;
}

export interface DevServerOptions {
  /** The folder that holds `src` and `theme`. Paths are relative to `cwd`. */
  storefront: string;
  /** The folder that the theme is written to. */
  out: string;
  /** A theme that was built from the current sources: its sections are not compiled again until they change. */
  built?: string;
  cwd: string;
}

/**
 * Starts `dev` (`cli.ts`) in a process of its own, which ends with `stop` and with this process. Undefined if it has not started; it has
 * printed why.
 */
export async function startDevServer({
  storefront,
  out,
  built,
  cwd,
}: DevServerOptions): Promise<DevServer | undefined> {
  const builtArguments = built === undefined ? [] : ['--built', built];
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ownFile('cli.ts'),
      ...['dev', '--storefront', storefront, '--out', out, ...builtArguments],
    ],
    // Through the channel it reports its address, and learns that this process has exited.
    { cwd, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), CLOSING_TIME);
    await exited;
    clearTimeout(killTimer);
  };
  const stopOnSignal = () => void stop();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnSignal);
  void exited.then(() => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stopOnSignal);
  });
  const origin = await Promise.race([
    new Promise<string>((resolve) => child.on('message', (message: { origin: string }) => resolve(message.origin))),
    exited,
  ]);
  return origin === undefined ? undefined : { origin, themeDir: out, stop };
}
