import { extname, join } from 'node:path';

/**
 * A module of the compiler by its source's path below `src`, where it is opened as a file: TypeScript in the workspace, JavaScript where the
 * package is installed.
 */
export const ownFile = (source: string): string =>
  join(import.meta.dirname, extname(import.meta.filename) === '.js' ? source.replace(/\.tsx?$/, '.js') : source);
