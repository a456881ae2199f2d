import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { THEME_DIR } from '../../test/pages-fixture.ts';
import { loadTheme, type Theme } from './load.ts';
import { watchTheme } from './watch.ts';

it('loads the theme again when a file changes, and tells', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-watch-'));
  await cp(THEME_DIR, dir, { recursive: true });
  const lines: string[] = [];
  const live = watchTheme(await loadTheme(dir), (line) => lines.push(line));
  try {
    const changed = new Promise<Theme>((resolve) => live.onChange(resolve));
    await writeFile(path.join(dir, 'snippets', 'price.liquid'), 'new price');
    expect((await changed).source('snippets/price')).toBe('new price');
    expect(live.current().source('snippets/price')).toBe('new price');
    expect(lines.join()).toContain('sections/broken.liquid:6');
  } finally {
    live.close();
    await rm(dir, { recursive: true, force: true });
  }
});
