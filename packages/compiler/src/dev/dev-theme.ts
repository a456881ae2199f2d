/** The theme in development: scripts and styles come from Vite, everything else is as in a build. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../build/problem.ts';
import { sectionName } from '../build/sections/section-files.ts';
import { stringsSnippet, templateSwitch } from '../build/snippets/layout-snippets.ts';
import { rememberedLiquid, uploadProblems } from '../build/upload-problems.ts';
import { writeTheme } from '../build/write-theme.ts';
import { ownFile } from '../own-file.ts';
import { readThemeTexts } from '../texts/theme-texts.ts';
import { readThemeFiles, type ThemeFiles, textOfFile } from '../upload/theme-files.ts';

/** Path of the shop below which Vite responds; the host forwards it (`host/src/gate/dev-server.ts`). */
export const DEV_BASE = '/_dev/';

/** Compiled sections by name, with the files they were compiled from. */
export type DevSections = ReadonlyMap<string, { file: string; liquid: string }>;

export interface DevTheme {
  /** What the platform would refuse of it. */
  check(sections: DevSections): Problem[];
  /**
   * Writes the files that have changed.
   * @returns The paths of the files that were written or removed.
   */
  write(sections: DevSections): string[];
}

/**
 * @param storefront Its real path.
 * @param out The folder that is written; other files in it are removed.
 * @param snippets Snippets that sections of an earlier build render, by path in the theme.
 */
export function createDevTheme(storefront: string, out: string, snippets: ThemeFiles): DevTheme {
  const theme = join(storefront, 'theme');
  const liquid = rememberedLiquid();
  let written: ThemeFiles | undefined;

  function filesOf(sections: DevSections): { files: ThemeFiles; problems: readonly Problem[] } {
    const texts = readThemeTexts(storefront);
    // Every page has all texts, so that a view can begin to use one without a reload.
    const keys = [...(texts.languages.get(texts.primary ?? '')?.keys() ?? [])].map((key) => [key, null] as const);
    const files = new Map<string, string | Uint8Array>([
      ...readThemeFiles(theme),
      ...texts.files,
      ...snippets,
      ...[...sections].map(([name, { liquid }]) => [`sections/${name}.liquid`, liquid] as const),
      ['snippets/vitrine-head.liquid', devHead(storefront)],
      ['snippets/vitrine-deferred-styles.liquid', devDeferredStyles(storefront)],
      ['snippets/vitrine-prefetch.liquid', PREFETCH],
      ['snippets/vitrine-strings.liquid', stringsSnippet(new Map(keys), texts)],
    ]);
    return { files, problems: texts.problems };
  }

  return {
    check(sections) {
      liquid.next();
      const { files, problems } = filesOf(sections);
      if (problems.length > 0) return [...problems];
      return uploadProblems(files, theme, new Map([...sections].map(([name, { file }]) => [name, file])), liquid.read);
    },
    write(sections) {
      const { files } = filesOf(sections);
      const changed = writeTheme(out, files, written);
      written = files;
      return changed;
    },
  };
}

/** The results of a build for these section files: the sections and the snippets that they share. */
export function readBuiltSections(
  built: string,
  storefront: string,
  files: readonly string[],
): { sections: DevSections; snippets: ThemeFiles } {
  const sections = new Map<string, { file: string; liquid: string }>();
  for (const file of files) {
    const name = sectionName(file);
    const path = join(built, 'sections', `${name}.liquid`);
    if (existsSync(path)) sections.set(name, { file, liquid: readFileSync(path, 'utf8') });
  }
  const byHand = new Set(globSync('snippets/*.liquid', { cwd: join(storefront, 'theme') }));
  const made = [...readThemeFiles(join(built, 'snippets'))]
    .map(([name, content]) => [`snippets/${name}`, textOfFile(content)] as const)
    .filter(([path]) => !byHand.has(path) && !path.startsWith('snippets/vitrine-'));
  return { sections, snippets: new Map(made) };
}

const link = (path: string): string => `<link rel="stylesheet" href="${DEV_BASE}${path}">`;
const script = (path: string): string => `<script type="module" src="${DEV_BASE}${path}"></script>`;

/** As `headSnippet`, with each stylesheet and script as the file that Vite serves for its source. */
function devHead(storefront: string): string {
  const sources = (pattern: string) => globSync(pattern, { cwd: storefront }).toSorted();
  const byTemplate = (pattern: string, extension: string, tag: (path: string) => string) =>
    new Map(sources(pattern).map((path) => [basename(path, extension), tag(path)]));
  const index = 'src/styles/index.css';
  const sheets = existsSync(join(storefront, index))
    ? [index]
    : sources('src/{styles,sections,components}/**/*.css').filter((path) => !path.startsWith('src/styles/templates/'));
  const lines = [
    '{% doc %}\n  The styles and the scripts of the first view, under development. Generated.\n{% enddoc %}\n',
    ...sheets.map(link),
    ...templateSwitch(byTemplate('src/styles/templates/*.css', '.css', link)),
    script('@vite/client'),
    script(`@fs${ownFile('dev/client/start.ts')}`),
    ...sources('src/boot.ts').map(script),
    ...[...byTemplate('src/boot/templates/*.ts', '.ts', script)].map(
      ([template, tag]) => `{% if of_template == '${template}' %}${tag}{% endif %}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function devDeferredStyles(storefront: string): string {
  const [path] = globSync('src/styles/deferred.css', { cwd: storefront });
  return `{% doc %}\n  The styles of what no first view shows, under development. Generated.\n{% enddoc %}\n\n${path ? link(path) : ''}\n`;
}

const PREFETCH = '{% doc %}\n  Under development nothing is fetched ahead. Generated.\n{% enddoc %}\n';
