import { buildTheme } from '../project.ts';

/** `npm run theme`: writes the theme and the zip a merchant uploads. */
export function theme(args: string[]): Promise<number> {
  return buildTheme(['--zip', 'dist/vitrine-theme.zip', ...args]);
}
