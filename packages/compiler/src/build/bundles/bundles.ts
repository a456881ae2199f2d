/** Everything that Vite bundles of a storefront. */
import { bundleClient, type ClientAssets } from './client.ts';
import type { Island } from './islands.ts';
import { bundleTemplateScripts, type TemplateScripts } from './template-scripts.ts';
import { bundleTemplateStyles, type TemplateStyles } from './template-styles.ts';

export interface BundleSet {
  client: ClientAssets;
  styles: TemplateStyles;
  scripts: TemplateScripts;
}

/**
 * @param storefront Absolute.
 * @throws An error whose place `problemOf` finds.
 */
export async function bundle(storefront: string, islands: readonly Island[]): Promise<BundleSet> {
  const [client, styles, scripts] = await Promise.all([
    bundleClient(storefront, islands),
    bundleTemplateStyles(storefront),
    bundleTemplateScripts(storefront),
  ]);
  return { client, styles, scripts };
}
