import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLocked, takeLock } from './process-lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('is had by one at a time, each name for itself', () => {
  expect(isLocked(dir, 'serve')).toBe(false);
  const release = takeLock(dir, 'serve');
  expect(isLocked(dir, 'serve')).toBe(true);
  expect(takeLock(dir, 'serve')).toBeNull();
  expect(isLocked(dir, 'import')).toBe(false);
  release?.();
  expect(isLocked(dir, 'serve')).toBe(false);
  takeLock(dir, 'serve')?.();
});

it('is held against another process, and ends with a process that is killed', async () => {
  const script = `
    import { takeLock } from ${JSON.stringify(new URL('./process-lock.ts', import.meta.url).href)};
    console.log(takeLock(process.argv[1], 'serve') ? 'taken' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
  expect(output).toBe('taken\n');
  expect(takeLock(dir, 'serve')).toBeNull();
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(takeLock(dir, 'serve')).not.toBeNull();
});
