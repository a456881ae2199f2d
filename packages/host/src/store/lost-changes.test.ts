import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useDataFolder } from './data-folder.fixture.ts';
import { leftovers } from './leftovers.ts';
import { lostChanges } from './lost-changes.ts';
import { openStore } from './open.ts';

const folder = useDataFolder();

describe('a log that is damaged in its middle', () => {
  /** The folder as a killed shop leaves it, after so many changes. */
  const killed = async (changes: number): Promise<string> => {
    const store = await openStore(folder.dir);
    for (let n = 0; n < changes; n++)
      await store.write((tx) =>
        tx
          .replaceInto('meta')
          .values({ key: `k${n}`, value: 'x'.repeat(3000) })
          .execute(),
      );
    const to = join(folder.dir, 'killed');
    mkdirSync(to);
    for (const end of ['', '-wal']) copyFileSync(folder.file + end, join(to, `vitrine.db${end}`));
    await store.close();
    return to;
  };
  const FRAME = 4096 + 24;
  const flip = (log: string, at: number) => {
    const bytes = readFileSync(log);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(log, bytes);
  };

  it('is kept and named, with how many changes are lost, once', async () => {
    const to = await killed(20);
    const log = join(to, 'vitrine.db-wal');
    const frames = Math.floor((statSync(log).size - 32) / FRAME);
    flip(log, 32 + Math.floor(frames / 2) * FRAME + 100);
    const lines: string[] = [];
    await (await openStore(to, { report: (line) => lines.push(line) })).close();
    expect(lines).toEqual([
      expect.stringMatching(/vitrine\.db-wal, .* is damaged: \d+ changes .* lost\. It is kept as .*damaged-/),
    ]);
    expect(leftovers(to)).toEqual([
      expect.objectContaining({ name: expect.stringContaining('-wal.damaged-'), isWorthless: false }),
    ]);
    lines.length = 0;
    await (await openStore(to, { report: (line) => lines.push(line) })).close();
    expect(lines).toEqual([]);
  });

  it('is nothing to speak of where it is whole, or ends in a change that was never acknowledged', async () => {
    const to = await killed(6);
    expect(lostChanges(join(to, 'vitrine.db'))).toBe(0);
    const log = join(to, 'vitrine.db-wal');
    const bytes = readFileSync(log);
    const last = 32 + (Math.floor((bytes.length - 32) / FRAME) - 1) * FRAME;
    flip(log, last + 100);
    expect(lostChanges(join(to, 'vitrine.db'))).toBe(0);
    writeFileSync(log, bytes.subarray(0, last + 1000));
    expect(lostChanges(join(to, 'vitrine.db'))).toBe(0);
  });
});
