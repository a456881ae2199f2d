import { join } from 'node:path';
import { root } from '../project.ts';

/**
 * `npm run parity -- FILE…`: whether each component beside a schema, and each section, prints what React renders. Paths are relative to the
 * folder where the command was given. In this process, since one waits for it.
 */
export async function parity(files: string[]): Promise<number> {
  // Before React is loaded: its development build is slow.
  process.env.NODE_ENV = 'production';
  const { runParity } = await import('../../packages/compiler/src/parity/run.ts');
  return runParity(files, process.env.INIT_CWD ?? process.cwd(), join(root, 'packages/storefront'));
}
