import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { unpackTheme } from '../theme/unpack-zip.ts';
import { needFolder } from './need-folder.ts';

const LAYOUT = 'layout/theme.liquid';

/** The folder of the theme that `--theme` names, as a folder or a zip. Throws a sentence with the remedy. */
export async function openTheme(named: string, dataDir: string): Promise<string> {
  const isZip = existsSync(named) && statSync(named).isFile();
  const folder = isZip ? await unpackTheme(named, dataDir) : named;
  await needFolder(folder, 'theme', '--theme');
  if (!existsSync(path.join(folder, LAYOUT)))
    throw new Error(
      `${folder} is no theme: there is no ${LAYOUT} in it. Name the folder that has layout, sections and templates.`,
    );
  return folder;
}
