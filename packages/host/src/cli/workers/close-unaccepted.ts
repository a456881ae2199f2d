import type { Worker } from 'node:cluster';

/** A connection on its way to a worker, as `node:cluster` sends it. */
interface Handle {
  close(): void;
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';

const isNewConnection = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn';

/**
 * Closes the connection that a worker was being given when it died. `node:cluster` closes its own end of a connection when the worker says that
 * it has it, which a killed one never does: the client would wait for ever. A worker is given one at a time.
 */
export function closeUnaccepted({ process: child }: Pick<Worker, 'process'>): void {
  let last: Handle | undefined;
  const { send } = child;
  child.send = (...args: unknown[]): boolean => {
    const [message, handle] = args;
    if (isNewConnection(message) && isHandle(handle)) last = handle;
    return Reflect.apply(send, child, args);
  };
  // Closing one that is closed already does nothing.
  child.once('exit', () => last?.close());
}
