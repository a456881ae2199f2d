import { spawn } from 'node:child_process';

export interface Running {
  /** Exit code; 1 if a signal ended it. */
  done: Promise<number>;
}

/**
 * Runs a script in a Node process of its own that shares the output. Its channel to this process ends it when this one is killed; Ctrl-C,
 * SIGTERM and SIGHUP are forwarded.
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
