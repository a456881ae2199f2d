import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeArguments, root, themeDir } from './project.ts';
import { isThemeCurrent } from './theme-stamp.ts';

/** ms the dev server may take to close. */
const PATIENCE = 4000;

export interface DevServer {
  /** `http://127.0.0.1:4000` */
  origin: string;
  /** The folder that it keeps the theme in. */
  themeDir: string;
  /** Resolves when it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the compiler's dev server over `packages/storefront`, or over the folder that `VITRINE_STOREFRONT` names. It takes the sections from `dist/theme` where that is what the sources make, and compiles them otherwise. It
 * ends with `stop`, and with this process however it ends. Undefined where it has not started; it has printed why.
 */
export async function startDevServer(dataDir: string): Promise<DevServer | undefined> {
  const storefront = process.env.VITRINE_STOREFRONT ?? 'packages/storefront';
  const out = join(dataDir, 'dev-theme');
  const built = isThemeCurrent() ? ['--built', themeDir] : [];
  const child = spawn(
    process.execPath,
    nodeArguments('packages/compiler/src/cli.ts', ['dev', '--storefront', storefront, '--out', out, ...built]),
    // The channel is how it says that it answers, and learns that this process is gone.
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
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
