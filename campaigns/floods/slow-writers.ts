import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../campaign.ts';
import { openSocket } from '../client.ts';
import type { Flood } from './flood.ts';

/** Clients of each kind in the full form. */
const WRITERS = 200;
/** s within which each has been closed, and until this campaign gives up. */
const CLOSED = 15;
const PATIENCE = 60;

const BEGINNINGS = {
  nothing: '',
  'a head': 'GET / HTTP/1.1\r\nhost: localhost\r\n',
  'a body':
    'POST /cart/add.js HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
} as const;

/** Connections that send nothing, a head that never ends, or a body that never ends, a byte a second. */
export const slowWritersFlood: Flood = {
  name: 'slow writers',
  isPatient: true,
  async run({ size, host, other, signal }): Promise<Figure[]> {
    const count = Math.max(3, Math.round(WRITERS * size));
    const port = new URL(host.origin()).port;
    const began = performance.now();
    const lives: Record<string, number[]> = {};
    const sockets = Object.entries(BEGINNINGS).flatMap(([kind, beginning]) =>
      Array.from({ length: count }, (_, index) => {
        const socket = openSocket(host.origin(), `127.0.8.${2 + (index % 20)}`);
        socket.write(beginning.replace('localhost', `localhost:${port}`));
        socket.once('close', () => {
          lives[kind] = [...(lives[kind] ?? []), (performance.now() - began) / 1000];
        });
        socket.resume();
        return { socket, kind };
      }),
    );
    const failed: string[] = [];
    const isOpen = () => sockets.some(({ socket }) => !socket.destroyed);
    do {
      for (const { socket, kind } of sockets) if (kind !== 'nothing' && !socket.destroyed) socket.write('x');
      const answer = await other.get('/');
      if (answer?.status !== 200) failed.push(`after ${Math.round(performance.now() - began)} ms: ${answer?.status}`);
      await wait(1000);
    } while (isOpen() && performance.now() - began < PATIENCE * 1000 && !signal.aborted);
    const open = sockets.filter(({ socket }) => !socket.destroyed).length;
    for (const { socket } of sockets) socket.destroy();
    return [
      { what: "others' pages that did not come", value: failed.length, most: 0, cases: failed },
      { what: `connections open after ${PATIENCE} s`, value: open, most: 0 },
      ...Object.entries(lives).map(([kind, times]) => ({
        what: `${times.length} that send ${kind}, the last closed after`,
        value: Math.max(...times),
        unit: 's',
        // The host looks at its connections once a second or so.
        most: CLOSED + 1,
        ofMachine: true,
      })),
    ];
  },
};
