import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { forkWorker } from './fork-worker.ts';

/** A worker whose process is played by the test; without `pid`, one that could not be started. */
function played(pid?: number) {
  const process = Object.assign(new EventEmitter(), { pid, send: () => true });
  const child = Object.assign(new EventEmitter(), { process });
  vi.spyOn(cluster, 'fork').mockReturnValueOnce(child as unknown as Worker);
  return { child, worker: forkWorker(1, () => {}) };
}

test('a worker that could not be told something has not ended', async () => {
  const { child, worker } = played(7);
  child.emit('error', new Error('write EBADF'));
  child.emit('error', new Error('write EPIPE'));
  child.emit('exit', null, 'SIGKILL');
  expect(await worker.ended).toBe('SIGKILL');
});

test('a worker that could not be started has ended, with the reason', async () => {
  const { child, worker } = played();
  child.emit('error', new Error('spawn EAGAIN'));
  expect(await worker.ended).toBe('spawn EAGAIN');
});
