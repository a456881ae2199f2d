import type { Server } from 'node:net';

/** How many clients are connected to a server now. */
export function openConnections(server: Server): Promise<{ connections: number }> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, connections) => {
      if (error) reject(error);
      else resolve({ connections });
    });
  });
}
