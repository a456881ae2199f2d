import { relative } from 'node:path';
import { targetOf } from '@vitrine/cli/create.ts';
import { isProject } from '@vitrine/cli/project.ts';
import { UsageError } from '@vitrine/cli/usage-error.ts';
import { packedDir, packPackages } from '../pack.ts';
import { root, runNode } from '../project.ts';

const CLI = 'packages/cli/src/cli.ts';
const STOREFRONT = 'packages/storefront';

/**
 * `npm run vitrine -- <command>`: `create DIR` makes a theme project from these packages, `section NAME` a section of the storefront (or of the
 * project the command is given in); `apps <command>` is the apps' own, and all others are the host's.
 */
export async function vitrine(args: string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === 'apps') return runNode('packages/apps/src/cli.ts', rest);
  if (first === 'create') return create(rest);
  if (first === 'section')
    return runNode(CLI, isInProject() || rest.includes('--in') ? args : [...args, '--in', `${root}/${STOREFRONT}`]);
  if (first === undefined || first === 'help') return runNode(CLI, ['help']);
  return runNode('packages/host/src/cli.ts', args);
}

/** Whether the command was given within a theme project. */
function isInProject(): boolean {
  const path = relative(root, process.env.INIT_CWD ?? root);
  return path === '' ? false : isProject(process.env.INIT_CWD ?? root) || path.startsWith(STOREFRONT);
}

/** Packs the packages first, unless an archive of them was named or nothing could be written. */
async function create(args: string[]): Promise<number> {
  const dir = args.find((arg) => !arg.startsWith('-'));
  try {
    targetOf(dir, process.env.INIT_CWD ?? root);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // The command itself says what is wrong.
    return runNode(CLI, ['create', ...args]);
  }
  if (args.includes('--packages')) return runNode(CLI, ['create', ...args]);
  console.log('Packing the packages …');
  await packPackages();
  return runNode(CLI, ['create', ...args, '--packages', packedDir]);
}
