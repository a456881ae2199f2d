import { runNode } from './project.ts';
import { isThemeCurrent, stampTheme, themeSources } from './theme-stamp.ts';

/** Builds the theme unless `dist/theme` is what the sources of now make. Resolves to the exit code. */
export async function ensureTheme(): Promise<number> {
  if (isThemeCurrent()) return 0;
  console.log('Building the theme …');
  return buildTheme([]);
}

/** Runs the compiler over the storefront. Without further arguments it notes what the theme was built from. Resolves to the exit code. */
export async function buildTheme(args: string[]): Promise<number> {
  const sources = themeSources();
  const code = await runNode('packages/compiler/src/cli.ts', [
    'build',
    '--storefront',
    'packages/storefront',
    '--out',
    'dist/theme',
    ...args,
  ]);
  if (code === 0 && args.length === 0) stampTheme(sources);
  return code;
}
