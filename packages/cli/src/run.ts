import { spawn } from 'node:child_process';

export interface Running {
  /** Exit code; 1 where a signal ended it. */
  done: Promise<number>;
}

/**
 * Runs a script in a Node of its own, with its output shown. It has a channel to this process, by which it ends when this one is killed;
 * Ctrl-C, SIGTERM and SIGHUP are passed on.
 */
export function run(file: string, args: readonly string[], cwd: string): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass).on('SIGHUP', pass);
  const done = new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      console.error(`Could not run ${file}: ${message}`);
      resolve(1);
    });
    child.once('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass).off('SIGHUP', pass);
      resolve(code ?? 1);
    });
  });
  return { done };
}
