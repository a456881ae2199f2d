import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRegularFile } from './regular-file.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-file-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('reads a file, also through a link', async () => {
  writeFileSync(join(dir, 'file'), 'é');
  symlinkSync('file', join(dir, 'link'));
  expect(await readRegularFile(join(dir, 'file'))).toBe('é');
  expect(await readRegularFile(join(dir, 'link'))).toBe('é');
});

it('waits for no pipe and reads no device, also through a link', async () => {
  execFileSync('mkfifo', [join(dir, 'pipe')]);
  symlinkSync('pipe', join(dir, 'to-pipe'));
  symlinkSync('/dev/zero', join(dir, 'zero'));
  for (const name of ['pipe', 'to-pipe', 'zero'])
    await expect(readRegularFile(join(dir, name))).rejects.toThrow('it is a pipe or a device, and no file.');
  await expect(readRegularFile(dir)).rejects.toThrow('it is a folder.');
});
