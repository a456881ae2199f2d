import type { Worker } from 'node:cluster';

/** A connection on its way to a worker, as `node:cluster` sends it. */
interface Handle {
  close(): void;
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';

/** The number that the worker's answer names; undefined for other messages. */
const numberOfNewConnection = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn' && 'seq' in message
    ? message.seq
    : undefined;

/**
 * Closes the connection that a worker was being given when it died. `node:cluster` closes its own end of a connection when the worker says that
 * it has it, which a killed one never does: the client would wait for ever. A worker is given one at a time. One that it has answered is no
 * longer its own: `node:cluster` gives those that it does not want to another worker, which may be busy until this one has ended.
 */
export function closeUnaccepted({ process: child }: Pick<Worker, 'process'>): void {
  let given: { handle: Handle; number: unknown } | undefined;
  const { send } = child;
  child.send = (...args: unknown[]): boolean => {
    const [message, handle] = args;
    const number = numberOfNewConnection(message);
    if (number !== undefined && isHandle(handle)) given = { handle, number };
    return Reflect.apply(send, child, args);
  };
  child.on('internalMessage', (message: { ack?: unknown }) => {
    if (given && message.ack === given.number) given = undefined;
  });
  // When all that it has said is read, which may be later than its exit.
  child.once('close', () => given?.handle.close());
}
