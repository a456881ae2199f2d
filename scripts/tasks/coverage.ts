import { runNode } from '../project.ts';

/** `npm run coverage`: writes docs/coverage.md from the rules and the tags of the tests; fails where a rule has no test. */
export function coverage(args: string[]): Promise<number> {
  return runNode('scripts/coverage/cli.ts', args);
}
