import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the reference pictures: `desktop/NAME.png`, `phone/NAME.png`. */
export const REFERENCES: string = join(import.meta.dirname, '../visual/references');
/** Folder of a run's results, with pictures of screens that differ: `desktop/NAME.after.png` and so on. */
export const RESULTS: string = join(import.meta.dirname, '../../test-results/screens');
/** The browser the references were drawn with. */
export const BROWSER_FILE: string = join(REFERENCES, 'browser.json');

export interface Browser {
  /** The headless shell draws letters differently from the full browser. */
  build: 'headless-shell' | 'browser';
  /** `156.0.8078.79`. */
  version: string;
}

/** Build and version of the browser at the path `program`. */
export function describeBrowser(program: string, version: string): Browser {
  return { build: /headless[-_]shell/.test(program) ? 'headless-shell' : 'browser', version };
}

/** Whether the references were drawn with this very browser. */
export function drewReferences({ build, version }: Browser): boolean {
  if (!existsSync(BROWSER_FILE)) return false;
  const drawn = JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as Partial<Browser>;
  return drawn.build === build && drawn.version === version;
}

/** Result of one screen in one run, which writes it to `NAME.json` in `RESULTS`. */
export interface ScreenResult {
  browser: Browser;
  /** Whether it differs from its reference by more than the tolerance. */
  changed: boolean;
  /** Paths of the pictures in sight: `/cdn/shop/files/store-new-york.webp`. */
  pictures: string[];
  /** Names of the stylesheets: `theme`, `product`. */
  styles: string[];
}
