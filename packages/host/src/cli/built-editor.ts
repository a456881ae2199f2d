import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** In the package as others install it; not in its sources. */
const PACKED = fileURLToPath(new URL('../../editor', import.meta.url));

/** Folder of the theme editor that comes with the host, or else of the one that `npm start` builds; it may not be there. */
export const builtEditor = (packed: string = PACKED): string =>
  existsSync(packed) ? packed : path.resolve('dist/editor');
