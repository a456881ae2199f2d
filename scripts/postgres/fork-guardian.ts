import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A process that runs a server for this one (guardian.ts). */
export interface Guardian {
  /** Sends a command and waits for its end. Throws with what failed, or where the guardian has ended. */
  ask(command: string): Promise<void>;
  /** Ends the server and the guardian; resolves once both have ended and the files are removed. */
  close(): Promise<void>;
}

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
    return Promise.race([answered, ended.then(() => 'The guardian of PostgreSQL has ended.')])
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
      await ended;
    },
  };
}
