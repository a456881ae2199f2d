/** What Vite makes of a storefront, and makes anew only where a change reaches it. */
import { cachedBrowserSource } from './browser-source.ts';
import { bundleClient, type ClientAssets } from './client.ts';
import type { Island } from './islands.ts';
import { bundleTemplateScripts, type TemplateScripts } from './template-scripts.ts';
import { bundleTemplateStyles, type TemplateStyles } from './template-styles.ts';

export interface BundleSet {
  client: ClientAssets;
  styles: TemplateStyles;
  scripts: TemplateScripts;
}

export interface Bundles {
  /** What was made from these files is made anew by the next `make`. */
  invalidate(changed: readonly string[]): void;
  /** @throws What `problemOf` finds the place of. */
  make(islands: readonly Island[]): Promise<BundleSet>;
}

const isScript = (file: string): boolean => /\.tsx?$/.test(file);
/** Texts are in the theme's locale files, not in the scripts. */
const isTexts = (file: string): boolean => file.endsWith('/texts.json');

/** @param storefront Absolute. */
export function bundlesOf(storefront: string): Bundles {
  const sourceOf = cachedBrowserSource();
  let client: ClientAssets | undefined;
  let styles: TemplateStyles | undefined;
  let scripts: TemplateScripts | undefined;
  /** The islands of `client`. */
  let listed = '';
  return {
    invalidate(changed) {
      const isStale = (bundle: { sources: ReadonlySet<string> } | undefined) =>
        bundle !== undefined && changed.some((file) => bundle.sources.has(file));
      // Stylesheets are also found by their folder, and refer to files that are no modules.
      const others = changed.some((file) => file.startsWith(`${storefront}/src/`) && !isScript(file) && !isTexts(file));
      const boots = changed.some((file) => file.startsWith(`${storefront}/src/boot`));
      if (others || boots || isStale(client)) client = undefined;
      if (others || isStale(styles)) styles = undefined;
      if (others || boots || isStale(scripts)) scripts = undefined;
    },
    async make(islands) {
      const list = JSON.stringify(islands);
      if (list !== listed) client = undefined;
      listed = list;
      // One that fails is made again the next time, the others are not.
      const made = await Promise.allSettled([
        client ?? bundleClient(storefront, islands, sourceOf),
        styles ?? bundleTemplateStyles(storefront),
        scripts ?? bundleTemplateScripts(storefront),
      ]);
      const [ofClient, ofStyles, ofScripts] = made;
      if (ofClient.status === 'fulfilled') client = ofClient.value;
      if (ofStyles.status === 'fulfilled') styles = ofStyles.value;
      if (ofScripts.status === 'fulfilled') scripts = ofScripts.value;
      for (const one of made) if (one.status === 'rejected') throw one.reason;
      if (!client || !styles || !scripts) throw new Error('A bundle is missing');
      return { client, styles, scripts };
    },
  };
}
