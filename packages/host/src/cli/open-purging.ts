import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../replace-file.ts';
import { createPurging, type Purging } from '../server/purging.ts';
import type { Store } from '../store/open.ts';
import { purgeEverything, storePurges, switchPurges } from '../store/purges.ts';
import type { Settings } from './settings.ts';

/** A shop's store, and who tells its CDN what changes; nobody where it has none. */
export interface OpenPurging {
  store: Store;
  purging: Purging | undefined;
  /** Has everything purged where this machine has served another theme before. */
  useTheme(version: string): Promise<void>;
  /** Has everything purged: the merchant's files of the theme have changed on disk. */
  themeChanged(): void;
}

/** Has the store's changes told to the CDN of the settings (`--cdn`, `--purge-url`). */
export async function openPurging(
  store: Store,
  { cdn, dataDir }: Pick<Settings, 'cdn' | 'dataDir'>,
  report: (line: string) => void,
): Promise<OpenPurging> {
  const url = cdn?.purgeUrl;
  await switchPurges(store, url !== undefined).catch((error: unknown) => {
    // A shop whose disk takes nothing opens all the same: it changes nothing either.
    report(`Whether a CDN is told of changes could not be stored: ${String(error)}`);
  });
  if (url === undefined) return { store, purging: undefined, useTheme: async () => {}, themeChanged: () => {} };
  const node = randomBytes(8).toString('hex');
  const file = path.join(dataDir, 'cdn-theme');
  return {
    store: storePurges(store, node),
    purging: createPurging({ store, url, node, report }),
    async useTheme(version) {
      if ((await readFile(file, 'utf8').catch(() => '')) === version) return;
      await purgeEverything(store, node);
      await mkdir(dataDir, { recursive: true });
      await replaceFile(file, version);
    },
    themeChanged: () =>
      void purgeEverything(store, node).catch((error: unknown) =>
        report(`The CDN is not told of the theme: ${String(error)}`),
      ),
  };
}
