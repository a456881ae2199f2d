import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A process that runs a server for this one (guardian.ts). */
export interface Guardian {
  /** Sends a command and waits for its end. Throws with what failed, or where the guardian has ended. */
  ask(command: string): Promise<void>;
  /** Ends the server and the guardian; resolves once both have ended and the files are removed. */
  close(): Promise<void>;
}

/** ms that a guardian may take for a command or to end: more than the limits it has itself for the server. */
const MOST_TIME = 100_000;

/** Starts a guardian with its arguments. It does not keep this process alive, except while a command is in flight. */
export function forkGuardian(args: readonly string[]): Guardian {
  const child = fork(join(import.meta.dirname, 'guardian.ts'), args, {
    // A group of its own: Ctrl-C is for this process, whose end is then the guardian's.
    detached: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  let last: Promise<unknown> = Promise.resolve();

  function exchange(command: string): Promise<void> {
    if (isGone()) return Promise.reject(new Error('The guardian of PostgreSQL has ended.'));
    child.ref();
    child.channel?.ref();
    const answered = new Promise<string>((resolve) => {
      child.once('message', (answer) => resolve(String(answer)));
      child.send(command, (error) => {
        if (error) resolve(error.message);
      });
    });
    const late = setTimeout(MOST_TIME, `The guardian of PostgreSQL does not answer to "${command}".`, { ref: false });
    return Promise.race([answered, late, ended.then(() => 'The guardian of PostgreSQL has ended.')])
      .then((answer) => {
        if (answer !== '') throw new Error(answer);
      })
      .finally(() => {
        child.removeAllListeners('message');
        child.unref();
        child.channel?.unref();
      });
  }

  return {
    // One after the other: answers carry no name.
    ask(command) {
      const result = last.then(() => exchange(command));
      last = result.catch(() => {});
      return result;
    },
    async close() {
      if (isGone()) return;
      child.ref();
      if (child.connected) child.disconnect();
      await Promise.race([ended, setTimeout(MOST_TIME, null, { ref: false })]);
      if (!isGone()) child.kill('SIGKILL');
    },
  };
}
