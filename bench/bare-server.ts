import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The same bytes from a bare server: what HTTP itself costs here. */
export async function bareServer(body: Buffer): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, answer) => answer.end(body)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
