import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the reference pictures: `desktop/NAME.png`, `phone/NAME.png`. */
export const REFERENCES: string = join(import.meta.dirname, '../visual/references');
/** Where a run leaves what it saw of screens that differ: `desktop/NAME.after.png` and so on. */
export const SEEN: string = join(import.meta.dirname, '../../test-results/screens');
/** The browser the references were drawn with. */
export const BROWSER_FILE: string = join(REFERENCES, 'browser.json');

export interface Browser {
  /** The headless shell draws letters differently from the whole browser. */
  build: 'headless-shell' | 'browser';
  /** `156.0.8078.79`. */
  version: string;
}

/** The browser behind `program`, as references name it. */
export function describeBrowser(program: string, version: string): Browser {
  return { build: /headless[-_]shell/.test(program) ? 'headless-shell' : 'browser', version };
}

/** Whether the references were drawn with this very browser. */
export function drewReferences({ build, version }: Browser): boolean {
  if (!existsSync(BROWSER_FILE)) return false;
  const drawn = JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as Partial<Browser>;
  return drawn.build === build && drawn.version === version;
}

/** What one screen of one run showed; `NAME.json` in `SEEN`, written by every run. */
export interface Sight {
  browser: Browser;
  /** Whether it differs from its reference as far as the same browser may. */
  changed: boolean;
  /** Paths of the pictures in sight: `/cdn/shop/files/store-new-york.webp`. */
  pictures: string[];
  /** Names of the stylesheets: `theme`, `product`. */
  styles: string[];
}
