import { runNode } from '../project.ts';

/** `npm run language`: writes docs/section-language.md from the compiler's table of what sections may be written in. */
export function language(args: string[]): Promise<number> {
  return runNode('packages/compiler/src/language/write.ts', args);
}
