import { buildTheme } from '../build-theme.ts';
import { runNode } from '../project.ts';

/** Templates for those who work on the theme: `npm start` shows them, and no merchant gets them. */
export const NOT_FOR_MERCHANTS = ['templates/page.styleguide.json'];

/** `npm run theme`: writes the theme and the zip a merchant uploads. */
export async function theme(args: string[]): Promise<number> {
  const built = await buildTheme(args);
  if (built !== 0) return built;
  return runNode('packages/compiler/src/cli.ts', [
    ...['zip', '--theme', 'dist/theme', '--out', 'dist/vitrine-theme.zip'],
    ...NOT_FOR_MERCHANTS.flatMap((path) => ['--without', path]),
  ]);
}
