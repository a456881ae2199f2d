import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setImmediate'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection, and how its questions are answered. */
function connection() {
  const questions: (() => void)[] = [];
  const query = vi.fn(() => new Promise<void>((resolve) => questions.push(resolve)));
  return { client: Object.assign(new EventEmitter(), { query }), questions, query };
}

it('goes on asking a server that answers, until the connection ends', async () => {
  const { client, questions, query } = connection();
  const onSilent = vi.fn();
  let time = 0;
  startHeartbeat(client, { onSilent, now: () => time });
  for (let count = 1; count <= 20; count += 1) {
    time += 1000;
    await vi.advanceTimersByTimeAsync(1000);
    questions.shift()?.();
    expect(query).toHaveBeenCalledTimes(count);
  }
  client.emit('end');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).toHaveBeenCalledTimes(20);
  expect(onSilent).not.toHaveBeenCalled();
});

it('says once that a server is silent, and not of an answer that was only not read yet', async () => {
  const { client, questions } = connection();
  const onSilent = vi.fn();
  let time = 0;
  startHeartbeat(client, { onSilent, now: () => time });
  await vi.advanceTimersByTimeAsync(1000);
  // The process was busy; what has arrived meanwhile is read after the timers.
  time += 30_000;
  vi.advanceTimersByTime(1000);
  questions.shift()?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSilent).not.toHaveBeenCalled();
  time += 5001;
  await vi.advanceTimersByTimeAsync(2000);
  expect(onSilent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilent).toHaveBeenCalledTimes(1);
});
