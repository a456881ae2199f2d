import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startLoad } from '../../../test/constant-load.ts';

/** Signals are for systems that have them. */
const onUnix = test.skipIf(process.platform === 'win32');
const FIXTURE = path.join(import.meta.dirname, 'workers.fixture.ts');
const REQUESTS = [
  { method: 'GET', path: '/' },
  { method: 'POST', path: '/', body: '{}' },
] as const;
const workerOf = (body: string) => /^worker (\d+)$/.exec(body)?.[1];

const started: Running[] = [];
/** Also those that a failed test has left paused: a process that outlives its test holds the whole run. */
afterEach(async () => {
  for (const { primary, pids } of started.splice(0)) {
    for (const pid of pids().filter(isAlive)) process.kill(pid, 'SIGKILL');
    if (primary.exitCode !== null || primary.signalCode !== null) continue;
    primary.kill('SIGKILL');
    await once(primary, 'exit');
  }
});

interface Running {
  primary: ChildProcess;
  port: number;
  printed(): string;
  /** Process ids of all workers that were ready, in that order. */
  pids(): number[];
}

/** Two workers that are ready. */
async function start(): Promise<Running> {
  const primary = spawn(process.execPath, [FIXTURE], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  primary.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ready = () => [...text.matchAll(/ready (\d+) (\d+)/g)].map(([, port, pid]) => [Number(port), Number(pid)]);
  const pids = () => ready().map(([, pid]) => pid ?? 0);
  const running = { primary, port: 0, printed: () => text, pids };
  started.push(running);
  await expect.poll(ready).toHaveLength(2);
  running.port = ready()[0]?.[0] ?? 0;
  return running;
}

/** Connections that have asked for a page. */
const ask = (port: number, count: number): Promise<Socket[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
      return socket;
    }),
  );

/** All that comes until its end; rejects where it is reset. */
async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

onUnix('a restart under load replaces both workers, and no request fails', async () => {
  const { primary, port, printed, pids } = await start();
  const load = startLoad(port, REQUESTS, { workerOf });
  await expect.poll(() => load.result.answered).toBeGreaterThan(500);
  primary.kill('SIGUSR2');
  await expect.poll(printed).toContain('restarted true');
  const before = load.result.answered;
  await expect.poll(() => load.result.answered).toBeGreaterThan(before + 500);
  const { failed, workers } = await load.stop();
  expect(failed).toEqual([]);
  expect(pids()).toHaveLength(4);
  expect([...workers].map(Number).sort()).toEqual(pids().sort());
  expect(pids().filter(isAlive)).toHaveLength(2);
});

onUnix('a worker that is killed under load is replaced, and only requests that it had are lost', async () => {
  const { port, printed, pids } = await start();
  const load = startLoad(port, REQUESTS, { workerOf });
  await expect.poll(() => load.result.workers.size).toBe(2);
  const [first = 0] = pids();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => load.result.workers.size).toBe(3);
  const { failed } = await load.stop();
  // Each of the eight clients has one request in flight.
  expect(failed.length).toBeLessThanOrEqual(8);
  expect(printed()).toContain(`(process ${first}) has ended with SIGKILL. Another one starts`);
});

onUnix('a connection that a worker is given when it is killed is closed, not left open for ever', async () => {
  const { port, pids } = await start();
  const [first = 0] = pids();
  process.kill(first, 'SIGSTOP');
  const sockets = await ask(port, 4);
  const closed = sockets.map(
    (socket) =>
      new Promise((resolve) =>
        socket
          .on('error', () => {})
          .resume()
          .once('close', resolve),
      ),
  );
  // The other worker answers all but the one that the stopped one was given.
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed)).toHaveLength(3);
  process.kill(first, 'SIGKILL');
  await Promise.all(closed);
});

onUnix('a connection that is given to a worker which has just stopped accepting is answered by another', async () => {
  const { primary, port, pids, printed } = await start();
  const [first = 0, second = 0] = pids();
  primary.kill('SIGSTOP');
  // The kernel holds them until the primary process goes on: it finds them before it finds that a worker has stopped.
  const answers = (await ask(port, 4)).map(answerOf);
  process.kill(first, 'SIGTERM');
  await expect.poll(printed).toContain(`closed ${first}`);
  // One that does not wait for the primary process is gone by now.
  await new Promise((resolve) => setTimeout(resolve, 500));
  // The other one takes none before the first has gone.
  process.kill(second, 'SIGSTOP');
  primary.kill('SIGCONT');
  await expect.poll(() => isAlive(first)).toBe(false);
  process.kill(second, 'SIGCONT');
  for (const text of await Promise.all(answers)) expect(text).toContain('200 OK');
  primary.kill('SIGTERM');
  await once(primary, 'exit');
  expect(pids().filter(isAlive)).toEqual([]);
});

onUnix('workers end by themselves when the primary process is killed', async () => {
  const { primary, pids } = await start();
  primary.kill('SIGKILL');
  await expect.poll(() => pids().filter(isAlive)).toEqual([]);
});

test('connections are spread evenly', async () => {
  const { port } = await start();
  const counts = new Map<string, number>();
  const agents = Array.from({ length: 40 }, () => new Agent({ keepAlive: true }));
  for (const agent of agents) {
    const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
    for await (const chunk of response) counts.set(String(chunk), (counts.get(String(chunk)) ?? 0) + 1);
  }
  for (const agent of agents) agent.destroy();
  expect([...counts.values()].map((count) => Math.abs(count - 20) <= 2)).toEqual([true, true]);
});
