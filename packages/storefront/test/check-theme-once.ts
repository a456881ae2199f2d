import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/project.ts';
import { folderHash } from '../../../scripts/theme-stamp.ts';

/**
 * Checks a theme unless this very theme was found clean before, by packages of the same versions. The check takes 10 s of a processor.
 * @param theme Folder of the theme.
 * @param stamp File that remembers the last theme without an offence. Offences are not remembered.
 * @param check Resolves to one line per offence.
 */
export async function checkThemeOnce(
  theme: string,
  stamp: string,
  check: (theme: string) => Promise<string[]>,
): Promise<string[]> {
  const versions = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const key = `${folderHash(theme)} ${versions}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return [];
  const offences = await check(theme);
  if (offences.length === 0) writeFileSync(stamp, key);
  return offences;
}
