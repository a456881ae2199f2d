import { createServer } from 'node:net';

/** Ports looked at before giving up. */
const TRIES = 50;

/** Whether nobody listens on a port of this machine, by either of its addresses. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const taken = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      // A machine without one of the addresses has nobody listening there.
      probe.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'),
      );
      probe.listen({ port, host }, () => probe.close(() => resolve(false)));
    });
    if (taken) return false;
  }
  return true;
}

/** The first free port from `from` on; `from` itself when none of the next ones is. */
export async function freePortFrom(from: number): Promise<number> {
  for (let port = from; port < from + TRIES && port <= 65_535; port++) if (await isFree(port)) return port;
  return from;
}
