import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { factsWith, folderFacts, folderStamp, stampOf } from './stamp.ts';

async function inFolder(test: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-stamp-'));
  try {
    for (const name of ['apps', 'files']) await mkdir(join(dir, name));
    await writeFile(join(dir, 'shop.json'), '{}');
    await test(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

it('changes with what is imported, and not with the theme’s settings, what is the apps’ or half written', () =>
  inFolder(async (dir) => {
    const first = await folderStamp(dir, 'times');
    await writeFile(join(dir, 'theme-settings.json'), '{}');
    await writeFile(join(dir, 'apps', 'apps.json'), '[]');
    await writeFile(join(dir, 'files', '.upload-1'), 'half');
    await writeFile(join(dir, '.files.json'), 'half');
    expect(await folderStamp(dir, 'times')).toBe(first);
    await writeFile(join(dir, 'shop.json'), '{"name": "x"}');
    expect(await folderStamp(dir, 'times')).not.toBe(first);
  }));

it('of a folder after one file was written is that of the folder, unless another changed too', () =>
  inFolder(async (dir) => {
    const before = await folderFacts(dir, 'times');
    await writeFile(join(dir, 'files', 'a.webp'), 'a');
    const after = await factsWith(before, dir, 'files/a.webp', 'times');
    expect(stampOf(after)).toBe(await folderStamp(dir, 'times'));
    await writeFile(join(dir, 'pages.json'), '{}');
    expect(stampOf(after)).not.toBe(await folderStamp(dir, 'times'));
  }));

it('by content is the same for a copy of the folder, whenever it was made', { tags: ['scale-13'] }, () =>
  inFolder(async (dir) => {
    await writeFile(join(dir, 'files', 'a.webp'), 'a');
    const first = await folderStamp(dir, 'content');
    await utimes(join(dir, 'files', 'a.webp'), 1, 1);
    expect(await folderStamp(dir, 'content')).toBe(first);
    await writeFile(join(dir, 'files', 'a.webp'), 'b');
    expect(await folderStamp(dir, 'content')).not.toBe(first);
  }),
);
