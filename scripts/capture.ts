import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.ts';

export interface Captured {
  code: number;
  /** What it wrote, to either stream, in its order. */
  output: string;
}

/** Runs a script of the project, or a package's JavaScript command by its file, on the pinned Node, with its output captured. */
export function captureNode(file: string, args: readonly string[]): Promise<Captured> {
  return capture(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], root);
}

/** Runs npm in a folder, with its output captured. */
export function captureNpm(args: readonly string[], cwd: string): Promise<Captured> {
  const npm = process.env.npm_execpath;
  return npm ? capture(process.execPath, [npm, ...args], cwd) : capture('npm', args, cwd);
}

/** Runs a command in a folder, with its output captured. */
export function capture(command: string, args: readonly string[], cwd: string): Promise<Captured> {
  return new Promise((resolve) => {
    const isShell = process.platform === 'win32' && !/\.exe$/.test(command);
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: isShell });
    let output = '';
    const read = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.once('error', ({ message }) => resolve({ code: 1, output: message }));
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}
