import { extname, join } from 'node:path';

/**
 * The file of a module of the compiler, by its source's path below `src`: TypeScript in the workspace, JavaScript in an installed package.
 */
export const ownFile = (source: string): string =>
  join(import.meta.dirname, extname(import.meta.filename) === '.js' ? source.replace(/\.tsx?$/, '.js') : source);
