import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeQueue } from './change-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const log: string[] = [];
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const queue = changeQueue(async (signal) => {
    log.push('read');
    await wait(10);
    if (signal.aborted) log.push('stopped');
    return !signal.aborted;
  });
  const change = (name: string) =>
    queue.change(async () => {
      log.push(name);
      await wait(10);
      log.push(`${name} done`);
    });
  return { log, queue, change };
}

it('runs changes one after the other and reads once after all', async () => {
  const { log, queue, change } = watched();
  const reads = [queue.read(), queue.read()];
  change('a');
  change('b');
  await vi.runAllTimersAsync();
  await Promise.all(reads);
  expect(log).toEqual(['a', 'a done', 'b', 'b done', 'read']);
});

it('stops a read for a change and begins it again after', async () => {
  const { log, queue, change } = watched();
  const read = queue.read();
  await vi.advanceTimersByTimeAsync(5);
  change('a');
  await vi.runAllTimersAsync();
  await read;
  expect(log).toEqual(['read', 'stopped', 'a', 'a done', 'read']);
});

it('needs no read that was served, only those asked for later', async () => {
  const { log, queue } = watched();
  const done: string[] = [];
  const upTo = queue.asked();
  void queue.read().then(() => done.push('first'));
  const now = queue.asked();
  queue.change(async () => {
    queue.served(now);
    void queue.read().then(() => done.push('second'));
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['first']);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'second']);
  expect(log).toEqual(['read']);
  expect(upTo).toBe(0);
});
