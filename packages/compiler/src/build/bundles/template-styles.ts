import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { sharedBuild, sharedOptions } from './vite-options.ts';

/**
 * Stylesheets besides the one of every page. `src/styles/templates/product.css` belongs to `templates/product*`, `customers.css` to
 * `templates/customers/*`, and `product.review.css` to `templates/product.review` instead of `product.css`. `src/styles/deferred.css`
 * belongs to every page, for what no first view shows.
 */
export interface TemplateStyles {
  /** Contents by file name: the deferred stylesheet, and what any of them refers to. */
  files: Map<string, string | Uint8Array>;
  /** CSS by the template's first word. */
  byTemplate: Map<string, string>;
  /** Name of the deferred stylesheet's file. */
  deferred: string | undefined;
}

/** Stands for a dot in entry names: the bundler cuts them at the first dot. */
const DOT = '__';

const DEFERRED = 'deferred';

export async function bundleTemplateStyles(storefront: string): Promise<TemplateStyles> {
  const entries = globSync(['src/styles/templates/*.css', `src/styles/${DEFERRED}.css`], {
    cwd: storefront,
  }).toSorted();
  const styles: TemplateStyles = { files: new Map(), byTemplate: new Map(), deferred: undefined };
  if (entries.length === 0) return styles;
  const output = await build({
    ...sharedOptions(storefront),
    build: {
      ...sharedBuild,
      rolldownOptions: {
        input: Object.fromEntries(
          entries.map((entry) => [basename(entry, '.css').replaceAll('.', DOT), join(storefront, entry)]),
        ),
        checks: { pluginTimings: false },
        output: { assetFileNames: '[name]-[hash:7][extname]' },
      },
    },
  });
  for (const result of Array.isArray(output) ? output : [output]) {
    if (!('output' in result)) continue;
    for (const asset of result.output) {
      if (asset.type !== 'asset') continue;
      const [name = ''] = asset.names;
      if (name === `${DEFERRED}.css`) styles.deferred = asset.fileName;
      if (name.endsWith('.css') && styles.deferred !== asset.fileName)
        styles.byTemplate.set(basename(name, '.css').replaceAll(DOT, '.'), String(asset.source));
      else styles.files.set(asset.fileName, asset.source);
    }
  }
  return styles;
}
