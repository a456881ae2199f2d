import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** A folder is a theme project when it has sections and theme files. */
export const isProject = (folder: string): boolean =>
  existsSync(join(folder, 'src/sections')) && existsSync(join(folder, 'theme'));

/**
 * The theme project that contains a folder.
 * @throws UsageError if there is none
 */
export function projectOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (isProject(at)) return at;
    if (dirname(at) === at)
      throw new UsageError(
        `${folder} is in no theme project: none of its folders holds src/sections and theme. Go into one, or make one with "vitrine create DIR".`,
      );
  }
}
