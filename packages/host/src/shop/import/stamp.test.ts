import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderStamp } from './stamp.ts';

it('changes with what is imported, and not with the theme’s settings or what is the apps’', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-stamp-'));
  try {
    await mkdir(join(dir, 'apps'));
    await writeFile(join(dir, 'shop.json'), '{}');
    const first = await folderStamp(dir);
    await writeFile(join(dir, 'theme-settings.json'), '{}');
    await writeFile(join(dir, 'apps', 'apps.json'), '[]');
    expect(await folderStamp(dir)).toBe(first);
    await writeFile(join(dir, 'shop.json'), '{"name": "x"}');
    expect(await folderStamp(dir)).not.toBe(first);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
