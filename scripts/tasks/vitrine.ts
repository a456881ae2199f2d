import { runNode } from '../project.ts';

/** `npm run vitrine -- <command>`: the host's command line. */
export function vitrine(args: string[]): Promise<number> {
  return runNode('packages/host/src/cli.ts', args);
}
