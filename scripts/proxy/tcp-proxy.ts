import { connect, createServer, type Socket } from 'node:net';
import type { Transform } from 'node:stream';

/** A network between clients and a server of this machine that does what networks do to them. */
export interface TcpProxy extends AsyncDisposable {
  port: number;
  /** Connections that clients have now. */
  connections(): number;
  /** Leads new connections to another port of this machine. */
  leadTo(port: number): void;
  /** Delivers what comes so many ms later, in both directions. */
  delay(ms: number): void;
  /** Delivers nothing any more, and then all at once: connections are accepted and stay open, as where a cable is pulled out. */
  freeze(isFrozen: boolean): void;
  /** Ends each new connection at once, as where nobody listens. */
  refuse(isRefusing: boolean): void;
  /** Resets all connections. Returns how many there were. */
  cut(): number;
}

export interface TcpProxyOptions {
  /** The port that connections lead to at first. */
  to: number;
  /** Changes what the server sends: a stream of its own for each connection. */
  fromServer?: () => Transform;
}

interface Link {
  client: Socket;
  server: Socket;
}

/** A queue of what one side has sent, which it leaves when it is due. */
interface Line {
  send(chunk: Buffer): void;
  /** Sends on what is due. */
  flush(): void;
}

/** Starts a proxy on 127.0.0.1, on a port of the system's choice. */
export async function startTcpProxy({ to, fromServer }: TcpProxyOptions): Promise<TcpProxy> {
  const links = new Set<Link>();
  const lines = new Set<Line>();
  let target = to;
  let latency = 0;
  let isFrozen = false;
  let isRefusing = false;

  function lineTo(socket: Socket): Line {
    let waiting: { chunk: Buffer; at: number }[] = [];
    const line: Line = {
      send(chunk) {
        if (latency === 0 && !isFrozen && waiting.length === 0) {
          socket.write(chunk);
          return;
        }
        waiting.push({ chunk, at: performance.now() + latency });
        setTimeout(line.flush, latency);
      },
      flush() {
        if (isFrozen) return;
        // A timer may come a moment early.
        const now = performance.now() + 1;
        const later = waiting.findIndex(({ at }) => at > now);
        const due = waiting.slice(0, later < 0 ? waiting.length : later);
        waiting = waiting.slice(due.length);
        for (const { chunk } of due) socket.write(chunk);
      },
    };
    lines.add(line);
    return line;
  }

  function reset(link: Link): void {
    links.delete(link);
    for (const socket of [link.client, link.server]) socket.resetAndDestroy();
  }

  const listener = createServer({ noDelay: true }, (client) => {
    if (isRefusing) {
      client.resetAndDestroy();
      return;
    }
    const server = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const link = { client, server };
    links.add(link);
    const [up, down] = [lineTo(server), lineTo(client)];
    client.on('data', up.send);
    if (fromServer) server.pipe(fromServer()).on('data', down.send);
    else server.on('data', down.send);
    for (const socket of [client, server]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        lines.delete(socket === client ? down : up);
        // Of a frozen network nobody hears that the other side has gone.
        if (!isFrozen && links.has(link)) reset(link);
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const cut = (): number => {
    const count = links.size;
    for (const link of links) reset(link);
    return count;
  };
  return {
    port: address.port,
    connections: () => links.size,
    leadTo: (port) => {
      target = port;
    },
    delay: (ms) => {
      latency = ms;
    },
    freeze(frozen) {
      isFrozen = frozen;
      if (frozen) return;
      for (const line of lines) line.flush();
      for (const link of links) if (link.client.destroyed || link.server.destroyed) reset(link);
    },
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    cut,
    async [Symbol.asyncDispose]() {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
