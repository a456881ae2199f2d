import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A client that keeps its connections. */
export function client(base: string, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  function send(
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(
        new URL(path, base),
        { agent, method: options.method ?? 'GET', headers: options.headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      // A server may close a connection that was idle just when it is used again.
      call.on('error', (error: NodeJS.ErrnoException) =>
        call.reusedSocket && error.code === 'ECONNRESET' ? resolve(send(path, options)) : reject(error),
      );
      call.end(options.body);
    });
  }
  return {
    send,
    close: () => agent.destroy(),
  };
}

export interface Timing {
  /** ms */
  median: number;
  p99: number;
  perSecond: number;
}

/** Runs `work` `count` times over `lanes` at once, after a tenth of it as warm-up. */
export async function measure(count: number, lanes: number, work: (index: number) => Promise<void>): Promise<Timing> {
  const warm = Math.ceil(count / 10);
  for (let index = 0; index < warm; index++) await work(-1 - index);
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) {
        const index = next++;
        const start = performance.now();
        await work(index);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), perSecond: count / seconds };
}
