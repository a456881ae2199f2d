import type { IncomingMessage } from 'node:http';

/** Bytes of a refused body that are still taken; a client that sends more is cut off. */
const MOST = 32 * 1024 * 1024;
/** ms without a byte after which nothing more is waited for, and ms in all. */
const SILENCE = 500;
const PATIENCE = 10_000;

/**
 * Reads a refused body to its end and discards it. Closing a connection while its client still sends resets it, and the client loses the
 * answer with the reason.
 */
export async function drainBody(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const silence = setTimeout(resolve, SILENCE);
  const patience = setTimeout(resolve, PATIENCE);
  let bytes = 0;
  const count = (chunk: string | Buffer) => {
    bytes += chunk.length;
    silence.refresh();
    if (bytes > MOST) resolve();
  };
  body.on('data', count).once('end', resolve).once('close', resolve).once('error', resolve).resume();
  await promise;
  clearTimeout(silence);
  clearTimeout(patience);
  body.off('data', count).off('end', resolve).off('close', resolve).off('error', resolve);
}
