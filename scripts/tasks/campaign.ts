import { ensureTheme } from '../build-theme.ts';
import { runNode } from '../project.ts';

/** `npm run campaign -- NAME [--size N] [--seed S]`: attacks on a running host, with their figures. */
export async function campaign(args: string[]): Promise<number> {
  const built = await ensureTheme();
  return built === 0 ? runNode('campaigns/main.ts', args) : built;
}
