import { AppScriptFormat } from '../shop/import/formats.ts';
import { atApps } from './at-apps.ts';
import { issueText } from './formats.ts';
import type { Problem } from './problem.ts';

/** The apps of a shop, in its folder. */
export const APPS_FILE = 'apps/apps.json';

export interface AppScript {
  src: string;
  placement: AppScriptFormat['placement'];
  /** Where it loads from, calls and shows besides its own origin. */
  origins: readonly string[];
}

/**
 * The scripts of a list, in its order. Disabled ones are left out, and those that need `{apps}` without a known address of the apps;
 * invalid ones are left out and reported.
 */
export function readAppScripts(
  value: unknown,
  appsOrigin: string | undefined,
): { scripts: AppScript[]; problems: Problem[] } {
  const problem = (message: string): Problem => ({ file: APPS_FILE, line: null, message });
  if (!Array.isArray(value)) return { scripts: [], problems: [problem('is not a list of scripts')] };
  const scripts: AppScript[] = [];
  const problems: Problem[] = [];
  for (const [index, entry] of value.entries()) {
    const read = AppScriptFormat.safeParse(entry);
    if (!read.success) {
      problems.push(problem(`entry ${index + 1}: ${issueText(read.error)}`));
      continue;
    }
    const { enabled, placement, origins } = read.data;
    const src = atApps(read.data.src, appsOrigin);
    if (!enabled || src === '') continue;
    if (isAddress(src)) scripts.push({ src, placement, origins });
    else problems.push(problem(`entry ${index + 1}: "${src}" is no address of a script`));
  }
  return { scripts, problems };
}

function isAddress(src: string): boolean {
  if (!URL.canParse(src, 'http://shop')) return false;
  const { protocol } = new URL(src, 'http://shop');
  return /^(https?:)?\//.test(src) && (protocol === 'http:' || protocol === 'https:');
}
