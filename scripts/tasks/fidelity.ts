import { runNode } from '../project.ts';

/** `npm run fidelity`: writes docs/fidelity.md, which says how every documented property of the platform's objects answers. */
export function fidelity(args: string[]): Promise<number> {
  return runNode('scripts/fidelity/write.ts', args);
}
