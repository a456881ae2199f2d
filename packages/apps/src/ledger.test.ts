import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLedger, readLedger } from './ledger.ts';

let dir = '';
let path = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-ledger-'));
  path = join(dir, 'deep', 'book.jsonl');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('entries are stored in the order they were added, whichever is awaited', async () => {
  const book = await openLedger<{ n: number }>(path);
  await Promise.all(Array.from({ length: 40 }, (_, n) => book.add({ n })));
  await book.close();
  expect((await readLedger<{ n: number }>(path)).map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('a line that was cut off is left out and does not spoil the next', async () => {
  const book = await openLedger<{ n: number }>(path);
  await book.add({ n: 1 });
  await book.close();
  await appendFile(path, '{"n":');
  const again = await openLedger<{ n: number }>(path);
  expect(again.entries).toEqual([{ n: 1 }]);
  await again.add({ n: 2 });
  await again.close();
  expect(await readLedger(path)).toEqual([{ n: 1 }, { n: 2 }]);
});

test('what was added is there after the process was killed', async () => {
  const program = `
    import { openLedger } from ${JSON.stringify(join(import.meta.dirname, 'ledger.ts'))};
    const book = await openLedger(${JSON.stringify(path)});
    for (let n = 1; ; n++) { await book.add({ n }); console.log(n); }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
      if (acknowledged >= 20) child.kill('SIGKILL');
    });
    child.once('exit', () => resolve());
  });
  const kept = await readLedger<{ n: number }>(path);
  expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
  expect(kept.map(({ n }) => n)).toEqual(kept.map((_, index) => index + 1));
});

test('a missing ledger is empty', async () => {
  expect(await readLedger(join(dir, 'none.jsonl'))).toEqual([]);
  await expect(readFile(path)).rejects.toThrow();
});
