import { findBrowser } from '../browser.ts';
import { ensureEditor } from '../build-editor.ts';
import { ensureTheme } from '../build-theme.ts';
import { runNode } from '../project.ts';

/** `npm run bench`: the benchmarks, side by side in one run. */
export async function bench(args: string[]): Promise<number> {
  const built = Math.max(...(await Promise.all([ensureTheme(), ensureEditor()])));
  if (built !== 0) return built;
  const browser = await findBrowser();
  if (!browser.ok) {
    console.error(browser.error);
    return 1;
  }
  return runNode('bench/main.ts', args, { VITRINE_BROWSER: browser.value });
}
