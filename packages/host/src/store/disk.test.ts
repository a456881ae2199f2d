import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { useDataFolder } from './data-folder.fixture.ts';
import { openStore } from './open.ts';

const folder = useDataFolder();

/** Opens the store as a user who may not write, and does what each line of its input says. */
const visitor = `
import { createInterface } from 'node:readline';
import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
const store = await openStore(process.argv[1], { report: (line) => console.log('report ' + line.includes('cannot be written')) });
for await (const line of createInterface(process.stdin)) {
  if (line === 'read') console.log(JSON.stringify(await store.db.selectFrom('meta').select('value').where('key', '=', 'a').execute()));
  else console.log(await store.write((tx) => tx.replaceInto('meta').values({ key: 'a', value: line }).execute()).then(() => 'written', (error) => error.fault));
}
await store.close();
`;

it.each([
  ['after a shop that was closed', []],
  ['with the log and its index of one that could not remove them', ['-wal', '-shm']],
])(
  'a read-only folder %s is opened for reading, and changes are taken as soon as it can be written',
  async (_, left) => {
    if (left.length > 0) {
      const store = await openStore(folder.dir);
      await store.write((tx) => tx.replaceInto('meta').values({ key: 'a', value: '1' }).execute());
      for (const end of left) copyFileSync(folder.file + end, `${folder.file}${end}.left`);
      await store.close();
      for (const end of left) renameSync(`${folder.file}${end}.left`, folder.file + end);
    }
    // Root may write everywhere; on other accounts the folder's mode is enough.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    for (const end of ['', ...left]) chmodSync(folder.file + end, 0o444);
    chmodSync(folder.dir, 0o555);
    const child = spawn(process.execPath, ['--input-type=module', '-e', visitor, folder.dir], {
      ...user,
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const reports: string[] = [];
    const ask = async (text: string): Promise<string> => {
      child.stdin.write(`${text}\n`);
      for (;;) {
        const { value = 'ended' }: { value?: string } = await lines.next();
        if (!value.startsWith('report')) return value;
        reports.push(value);
      }
    };
    expect(await ask('read')).toBe('[{"value":"1"}]');
    expect(['read-only', 'disk']).toContain(await ask('2'));
    expect(await ask('read')).toBe('[{"value":"1"}]');
    chmodSync(folder.dir, 0o777);
    for (const end of ['', ...left]) chmodSync(folder.file + end, 0o666);
    expect(await ask('3')).toBe('written');
    expect(await ask('read')).toBe('[{"value":"3"}]');
    expect(reports).toEqual(['report true', 'report false']);
    child.stdin.end();
    await new Promise((resolve) => child.once('close', resolve));
  },
);
