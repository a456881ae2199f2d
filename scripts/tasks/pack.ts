import { relative } from 'node:path';
import { packPackages } from '../pack.ts';
import { root } from '../project.ts';

/** `npm run pack`: writes the archives of the packages that others may install. */
export async function pack(): Promise<number> {
  try {
    for (const file of await packPackages()) console.log(relative(root, file));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
