import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { sharedBuild, sharedOptions } from './vite-options.ts';

/**
 * The stylesheets besides that of every page. `src/styles/templates/product.css` is of `templates/product*`, `customers.css` of
 * `templates/customers/*`, `product.review.css` of `templates/product.review` alone, in place of `product.css`. What they hold need not be loaded anywhere else.
 * `src/styles/deferred.css` is of every page, for what no first view shows.
 */
export interface TemplateStyles {
  /** Contents by file name: the deferred stylesheet, and what any of them refers to. */
  files: Map<string, string | Uint8Array>;
  /** CSS by the template's first word. */
  byTemplate: Map<string, string>;
  /** Name of the deferred stylesheet's file. */
  deferred: string | undefined;
}

/** The bundler cuts names off at their first point. */
const POINT = '__';

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
          entries.map((entry) => [basename(entry, '.css').replaceAll('.', POINT), join(storefront, entry)]),
        ),
        checks: { pluginTimings: false },
        output: { assetFileNames: '[name]-[hash:7][extname]' },
      },
    },
  });
  for (const result of Array.isArray(output) ? output : [output]) {
    if (!('output' in result)) continue;
    for (const made of result.output) {
      if (made.type !== 'asset') continue;
      const [name = ''] = made.names;
      if (name === `${DEFERRED}.css`) styles.deferred = made.fileName;
      if (name.endsWith('.css') && styles.deferred !== made.fileName)
        styles.byTemplate.set(basename(name, '.css').replaceAll(POINT, '.'), String(made.source));
      else styles.files.set(made.fileName, made.source);
    }
  }
  return styles;
}
