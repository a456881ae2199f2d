import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from './open.ts';

/** Writes pairs in one job each, several at a time, and says which are on disk. */
const writer = `
import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
const store = await openStore(process.argv[1]);
for (let n = 0; ; n += 1) {
  await Promise.all([0, 1, 2, 3].map(async (part) => {
    const key = process.argv[2] + '-' + n + '-' + part;
    await store.write(async (tx) => {
      await tx.insertInto('meta').values({ key: key + '-a', value: '' }).execute();
      await tx.insertInto('meta').values({ key: key + '-b', value: '' }).execute();
    });
    process.stdout.write(key + '\\n');
  }));
}`;

async function killedWriter(dir: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer, dir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const enough = 20 + round * 13;
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.split('\n').length > enough) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
  return output.split('\n').slice(0, -1);
}

it('loses nothing acknowledged when the process is killed, and stores no partial job', {
  timeout: 60_000,
}, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-killed-'));
  for (const round of [1, 2, 3]) {
    const acknowledged = await killedWriter(dir, round);
    expect(acknowledged.length).toBeGreaterThan(10);
    const store = await openStore(dir);
    const keys = (await store.db.selectFrom('meta').select('key').execute()).map((row) => row.key);
    await store.close();
    const there = new Set(keys);
    for (const key of acknowledged) expect(there.has(`${key}-a`) && there.has(`${key}-b`)).toBe(true);
    for (const key of keys)
      expect(there.has(key.endsWith('-a') ? `${key.slice(0, -1)}b` : `${key.slice(0, -1)}a`)).toBe(true);
  }
  rmSync(dir, { recursive: true });
});
