import { runNode } from '../project.ts';

/** `npm run vitrine -- <command>`: the host's command line; `apps <command>` is the apps' own. */
export function vitrine(args: string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === 'apps') return runNode('packages/apps/src/cli.ts', rest);
  return runNode('packages/host/src/cli.ts', args);
}
