import { existsSync, statSync } from 'node:fs';
import { unpackTheme } from '../theme/unpack-zip.ts';
import { needFolder } from './need-folder.ts';

/** The folder of the theme that `--theme` names, as a folder or a zip. Throws a sentence with the remedy. */
export async function openTheme(named: string, dataDir: string): Promise<string> {
  const isZip = existsSync(named) && statSync(named).isFile();
  const folder = isZip ? await unpackTheme(named, dataDir) : named;
  await needFolder(folder, 'theme', '--theme');
  return folder;
}
