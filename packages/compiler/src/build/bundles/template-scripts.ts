import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { modulePlugins, sharedBuild, sharedOptions } from './vite-options.ts';

/**
 * The scripts of single templates: `src/boot/templates/product.ts` is of `templates/product*`. Each is one file beside the page's script,
 * for what must work before the islands are hydrated. It shares nothing with the others, so it waits for none of them.
 */
export interface TemplateScripts {
  /** Contents by file name. */
  files: Map<string, string>;
  /** File names by the template's first word. */
  byTemplate: Map<string, string>;
}

export async function bundleTemplateScripts(storefront: string): Promise<TemplateScripts> {
  const files: TemplateScripts['files'] = new Map();
  const byTemplate: TemplateScripts['byTemplate'] = new Map();
  for (const entry of globSync('src/boot/templates/*.ts', { cwd: storefront }).toSorted()) {
    const template = basename(entry, '.ts');
    const output = await build({
      ...sharedOptions(storefront),
      plugins: modulePlugins(),
      build: {
        ...sharedBuild,
        modulePreload: false,
        rolldownOptions: {
          input: { [template]: join(storefront, entry) },
          checks: { pluginTimings: false },
          output: { entryFileNames: 'early-[name]-[hash:7].js' },
        },
      },
    });
    for (const result of Array.isArray(output) ? output : [output]) {
      if (!('output' in result)) continue;
      for (const made of result.output) {
        if (made.type !== 'chunk') continue;
        files.set(made.fileName, made.code);
        if (made.isEntry) byTemplate.set(template, made.fileName);
      }
    }
  }
  return { files, byTemplate };
}
