/** The files of a theme, from a storefront's compiled sections and bundles. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textProblems } from '../texts/text-problems.ts';
import { textUses } from '../texts/text-uses.ts';
import { readThemeTexts } from '../texts/theme-texts.ts';
import { readThemeFiles, type ThemeFiles } from '../upload/theme-files.ts';
import type { BundleSet } from './bundles/bundles.ts';
import { prefetchSnippet } from './bundles/prefetched.ts';
import type { Problem } from './problem.ts';
import type { CompiledSection } from './sections/sections.ts';
import { deferredStylesSnippet, headSnippet, stringsSnippet } from './snippets/layout-snippets.ts';
import { shareSections } from './snippets/shared-snippets.ts';
import { uploadProblems } from './upload-problems.ts';

export type Assembled = { ok: true; value: { files: ThemeFiles; assets: number } } | { ok: false; error: Problem[] };

/** Puts the compiled files together with the hand-written ones. Fails if the platform would refuse the theme. */
export function assembleTheme(
  storefront: string,
  sections: readonly CompiledSection[],
  { client, styles, scripts }: BundleSet,
): Assembled {
  const problems: Problem[] = [...client.problems];
  const theme = join(storefront, 'theme');
  for (const { name, file } of sections) {
    const handWritten = join(theme, 'sections', `${name}.liquid`);
    if (existsSync(handWritten))
      problems.push({
        file,
        line: 0,
        message: `The section is also written by hand, in ${handWritten}. Remove one of the two`,
      });
  }
  const texts = readThemeTexts(storefront);
  problems.push(...texts.problems, ...textProblems(storefront, texts, textUses(storefront, client.sources)));
  const keys = new Map([...client.keys].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (problems.length > 0) return { ok: false, error: problems };
  const shared = shareSections(sections);
  const assets = new Map([...client.files, ...styles.files, ...scripts.files]);
  const files = new Map<string, string | Uint8Array>([
    ...readThemeFiles(theme),
    ...texts.files,
    ...shared.sections.map(({ name, liquid }) => [`sections/${name}.liquid`, liquid] as const),
    ...[...shared.snippets].map(([name, liquid]) => [`snippets/${name}.liquid`, liquid] as const),
    ['snippets/vitrine-head.liquid', headSnippet(client, styles.byTemplate, scripts.byTemplate)],
    ...deferredStylesSnippet(styles.deferred).map(
      (snippet) => ['snippets/vitrine-deferred-styles.liquid', snippet] as const,
    ),
    ...prefetchSnippet(client.script, client.prefetched).map(
      (snippet) => ['snippets/vitrine-prefetch.liquid', snippet] as const,
    ),
    ['snippets/vitrine-strings.liquid', stringsSnippet(keys, texts)],
    ...[...assets].map(([name, content]) => [`assets/${name}`, content] as const),
  ]);
  const refused = uploadProblems(files, theme, new Map(sections.map(({ name, file }) => [name, file])));
  if (refused.length > 0) return { ok: false, error: refused };
  return { ok: true, value: { files, assets: assets.size } };
}
