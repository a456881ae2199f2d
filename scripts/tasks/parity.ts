import { runNode } from '../project.ts';

/**
 * `npm run parity -- FILE…`: whether each component beside a schema, and each section, prints what React renders. Paths are relative to the
 * folder where the command was given.
 */
export function parity(files: string[]): Promise<number> {
  return runNode('packages/compiler/src/cli.ts', ['parity', '--folder', process.env.INIT_CWD ?? '.', '--', ...files]);
}
