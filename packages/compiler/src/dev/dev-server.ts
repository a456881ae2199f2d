import { spawn } from 'node:child_process';
import { ownFile } from '../own-file.ts';

/** ms the dev server may take to close. */
const PATIENCE = 4000;

export interface DevServer {
  /** `http://127.0.0.1:4000`: what a host passes requests below `/_dev/` on to. */
  origin: string;
  /** The folder that it keeps the theme in. */
  themeDir: string;
  /** Resolves when it is gone. */
  stop(): Promise<void>;
}

export interface DevServerOptions {
  /** The folder that holds `src` and `theme`. Paths are relative to `cwd`. */
  storefront: string;
  /** The folder that the theme is written to. */
  out: string;
  /** A theme that was built from the sources of now: its sections are not compiled again before they change. */
  built?: string;
  cwd: string;
}

/**
 * Starts `dev` (`cli.ts`) in a process of its own. It ends with `stop`, and with this process however it ends. Undefined where it has not
 * started; it has printed why.
 */
export async function startDevServer({
  storefront,
  out,
  built,
  cwd,
}: DevServerOptions): Promise<DevServer | undefined> {
  const ofBuilt = built === undefined ? [] : ['--built', built];
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ownFile('cli.ts'),
      ...['dev', '--storefront', storefront, '--out', out, ...ofBuilt],
    ],
    // The channel is how it says that it answers, and learns that this process is gone.
    { cwd, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await gone;
    clearTimeout(late);
  };
  const end = () => void stop();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  void gone.then(() => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, end);
  });
  const origin = await Promise.race([
    new Promise<string>((resolve) => child.on('message', (message: { origin: string }) => resolve(message.origin))),
    gone,
  ]);
  return origin === undefined ? undefined : { origin, themeDir: out, stop };
}
