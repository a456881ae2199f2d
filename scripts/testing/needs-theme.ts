import { testProjects } from '../test-projects.ts';

/** Folders whose tests read no built theme, except those of the demo shop. */
const WITHOUT_THEME = /^packages\/(?:compiler|liquid|contract)\/|^packages\/storefront\/src\//;

/**
 * Whether one of the unit tests that Vitest's `args` name may need the built theme. Vitest runs the files whose path contains an argument.
 * True where it is unclear which files are meant.
 */
export function needsTheme(args: readonly string[], projects = testProjects()): boolean {
  if (args.length === 0 || args.some((arg) => arg.startsWith('-'))) return true;
  const chosen = (files: readonly string[]) => files.filter((file) => args.some((arg) => file.includes(arg)));
  const others = chosen([...projects.node, ...projects.dom]);
  if (chosen(projects['demo-shop']).length > 0 || others.length === 0) return true;
  return others.some((file) => !WITHOUT_THEME.test(file));
}
