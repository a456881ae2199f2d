/** A storefront's source → a theme directory. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readThemeFiles, type ThemeFiles } from '../upload/theme-files.ts';
import { bundleClient, type ClientAssets } from './client.ts';
import { type Island, islandOf } from './islands.ts';
import { readTranslations } from './locales.ts';
import { prefetchSnippet } from './prefetched.ts';
import { type Problem, problemOf } from './problem.ts';
import { compileSections } from './sections.ts';
import { deferredStylesSnippet, headSnippet, stringsSnippet } from './snippets.ts';
import type { Collected } from './source-plugin.ts';
import { bundleTemplateScripts, type TemplateScripts } from './template-scripts.ts';
import { bundleTemplateStyles, type TemplateStyles } from './template-styles.ts';
import { uploadProblems } from './upload-problems.ts';
import { inHeader, onlyOn, wakesEarly } from './wakes-early.ts';

export type Built = { ok: true; value: { sections: number; assets: number } } | { ok: false; error: Problem[] };

/** Builds the theme, unless the platform would refuse it. On a failure nothing of the old theme is touched. */
export async function buildTheme(storefront: string, out: string): Promise<Built> {
  const { sections, problems } = compileSections(storefront);
  const islands: Island[] = [];
  for (const { name, file, section } of sections) {
    if (section.view === undefined || section.hydrate === 'never') continue;
    try {
      islands.push({
        ...islandOf(name, file),
        early: wakesEarly(section),
        everywhere: inHeader(section),
        templates: onlyOn(section),
      });
    } catch (error) {
      problems.push(problemOf(error, file));
    }
  }
  if (problems.length > 0) return { ok: false, error: problems };
  const collected: Collected = { keys: new Map(), problems };
  let client: ClientAssets;
  let ofTemplates: TemplateStyles;
  let scriptsOfTemplates: TemplateScripts;
  try {
    client = await bundleClient(storefront, islands, collected);
    ofTemplates = await bundleTemplateStyles(storefront);
    scriptsOfTemplates = await bundleTemplateScripts(storefront);
  } catch (error) {
    return { ok: false, error: [...problems, problemOf(error, storefront)] };
  }
  const theme = join(storefront, 'theme');
  for (const { name, file } of sections) {
    const byHand = join(theme, 'sections', `${name}.liquid`);
    if (existsSync(byHand))
      problems.push({
        file,
        line: 0,
        message: `The section is also written by hand, in ${byHand}. Remove one of the two`,
      });
  }
  const { translations, defaults } = readTranslations(theme);
  const keys = new Map([...collected.keys].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  for (const key of keys.keys()) {
    if (!defaults.has(key))
      problems.push({
        file: join(theme, 'locales'),
        line: 0,
        message: `There is no text for t('${key}'). Add it to the default locale`,
      });
  }
  if (problems.length > 0) return { ok: false, error: problems };
  const assets = new Map([...client.files, ...ofTemplates.files, ...scriptsOfTemplates.files]);
  const files = new Map<string, string | Uint8Array>([
    ...readThemeFiles(theme),
    ...sections.map(({ name, liquid }) => [`sections/${name}.liquid`, liquid] as const),
    ['snippets/vitrine-head.liquid', headSnippet(client, ofTemplates.byTemplate, scriptsOfTemplates.byTemplate)],
    ...deferredStylesSnippet(ofTemplates.deferred).map(
      (snippet) => ['snippets/vitrine-deferred-styles.liquid', snippet] as const,
    ),
    ...prefetchSnippet(client.script, client.prefetched).map(
      (snippet) => ['snippets/vitrine-prefetch.liquid', snippet] as const,
    ),
    ['snippets/vitrine-strings.liquid', stringsSnippet(keys, translations)],
    ...[...assets].map(([name, content]) => [`assets/${name}`, content] as const),
  ]);
  const refused = uploadProblems(files, theme, new Map(sections.map(({ name, file }) => [name, file])));
  if (refused.length > 0) return { ok: false, error: refused };
  write(out, files);
  return { ok: true, value: { sections: sections.length, assets: assets.size } };
}

const FOLDERS = ['assets', 'blocks', 'config', 'layout', 'locales', 'sections', 'snippets', 'templates'];

/** Puts the new theme where the old one is: changed files are written, files of before are removed. */
function write(out: string, files: ThemeFiles): void {
  for (const [name, content] of files) {
    const path = join(out, name);
    const bytes = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, bytes);
  }
  for (const folder of FOLDERS) {
    const path = join(out, folder);
    if (!existsSync(path)) continue;
    for (const file of readdirSync(path, { recursive: true, withFileTypes: true })) {
      const whole = join(file.parentPath, file.name);
      if (file.isFile() && !files.has(relative(out, whole).replaceAll(sep, '/'))) rmSync(whole);
    }
  }
}
