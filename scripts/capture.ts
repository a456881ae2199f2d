import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.ts';

export interface Captured {
  code: number;
  /** What it wrote, to either stream, in its order. */
  output: string;
}

/** Runs a script of the project, or a package's JavaScript command by its file, on the pinned Node, with its output kept. */
export function captureNode(file: string, args: readonly string[]): Promise<Captured> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
