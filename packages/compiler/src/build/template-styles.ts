import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { sharedBuild, sharedOptions } from './vite-options.ts';

/**
 * The stylesheets of single templates: `src/styles/templates/product.css` is of `templates/product*`, `customers.css` of
 * `templates/customers/*`, `product.review.css` of `templates/product.review` alone, in place of `product.css`. What they hold need not be loaded anywhere else.
 */
export interface TemplateStyles {
  /** Contents by file name. */
  files: Map<string, string | Uint8Array>;
  /** File names by the template's first word. */
  byTemplate: Map<string, string>;
}

/** The bundler cuts names off at their first point. */
const POINT = '__';

export async function bundleTemplateStyles(storefront: string): Promise<TemplateStyles> {
  const entries = globSync('src/styles/templates/*.css', { cwd: storefront }).toSorted();
  const files: TemplateStyles['files'] = new Map();
  const byTemplate: TemplateStyles['byTemplate'] = new Map();
  if (entries.length === 0) return { files, byTemplate };
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
      files.set(made.fileName, made.source);
      const [name = ''] = made.names;
      if (name.endsWith('.css')) byTemplate.set(basename(name, '.css').replaceAll(POINT, '.'), made.fileName);
    }
  }
  return { files, byTemplate };
}
