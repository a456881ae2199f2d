import { type StdioOptions, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root: string = dirname(dirname(fileURLToPath(import.meta.url)));
export const themeDir: string = join(root, 'dist', 'theme');
export const shopDir: string = join(root, 'shop');

/** Runs a command in the project's root with its output shown; resolves to the exit code. Ctrl-C, SIGTERM and SIGHUP reach it. */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'inherit',
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass).on('SIGHUP', pass);
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass).off('SIGHUP', pass);
      resolve(code ?? 1);
    });
  });
}

/** Runs a script of the project, or a package's JavaScript command by its file, on the pinned Node. */
export function runNode(file: string, args: string[], env?: Record<string, string>): Promise<number> {
  return run(process.execPath, nodeArguments(file, args), env);
}

/** As `runNode`, with a channel by which the script learns that this process is gone, and ends too. */
export function runNodeTogether(file: string, args: string[]): Promise<number> {
  return run(process.execPath, nodeArguments(file, args), {}, ['inherit', 'inherit', 'inherit', 'ipc']);
}

export const nodeArguments = (file: string, args: readonly string[]): string[] => [
  '--disable-warning=ExperimentalWarning',
  join(root, file),
  ...args,
];
