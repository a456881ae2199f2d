import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { modulePlugins, sharedBuild, sharedOptions } from './vite-options.ts';

/**
 * The scripts of single templates: `src/boot/templates/product.ts` belongs to `templates/product*`. Each is one file besides the page's
 * script, for what must work before the islands hydrate. It shares no chunk with others, so it waits for none.
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
      for (const chunk of result.output) {
        if (chunk.type !== 'chunk') continue;
        files.set(chunk.fileName, chunk.code);
        if (chunk.isEntry) byTemplate.set(template, chunk.fileName);
      }
    }
  }
  return { files, byTemplate };
}
