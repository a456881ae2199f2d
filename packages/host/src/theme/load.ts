import type { AppScript } from './app-scripts.ts';
import { bundles } from './bundles.ts';
import { readConfig, type ThemeConfig } from './config.ts';
import { type Contexts, changedMarkets, inMarket, readContexts } from './contexts.ts';
import { type AssetFile, contentVersion, readThemeFiles } from './files.ts';
import type { SectionGroup } from './formats.ts';
import { readGroups } from './groups.ts';
import { parseJson } from './json.ts';
import { takeLiquidAssets } from './liquid-assets.ts';
import { type LiquidFile, readLiquidFile } from './liquid-file.ts';
import { addStrings, type Locales, readLocales, type Strings } from './locales.ts';
import { missingSections } from './missing-sections.ts';
import { type PageScripts, pageScripts, textsIn } from './page-scripts.ts';
import type { Problem } from './problem.ts';
import { readTemplates, type Template } from './templates.ts';

/** A theme directory, read and checked. Immutable: a change on disk makes a new one. */
export interface Theme {
  dir: string;
  /** Changes when any text does. */
  version: string;
  /** Text of a file by path without `.liquid`, e.g. `snippets/price`. */
  source(path: string): string | undefined;
  /** Paths of its Liquid and JSON files. */
  paths: readonly string[];
  templates: Map<string, Template>;
  sections: Map<string, LiquidFile>;
  blocks: Map<string, LiquidFile>;
  groups: Map<string, SectionGroup>;
  config: ThemeConfig;
  /** What differs in markets; `themeInMarket` applies it. */
  contexts: Contexts;
  locales: Locales;
  assets: Map<string, AssetFile>;
  /** `*.css.liquid`, `*.js.liquid`, `*.svg.liquid` … by the name they are served as; rendered by the page renderer. */
  liquidAssets: Map<string, AssetFile>;
  /** Made of `{% javascript %}` and `{% stylesheet %}`, and what is said in place of Sass, by asset name. */
  bundles: Map<string, string>;
  /** What its texts make a page run and call. */
  pageScripts: PageScripts;
  /** Scripts of the apps installed in the shop, which `content_for_header` prints; a theme on its own has none. */
  appScripts: readonly AppScript[];
  /** Replaces `{apps}` in what the merchant saves in the theme editor; absent: not known. */
  appsOrigin?: string;
  /** Texts of settings that the merchant translated in the theme editor: by language, then by the text as it is set. */
  settingTexts?: ReadonlyMap<string, Strings>;
  /** The theme without the merchant's files; absent where there are none. */
  unedited?: Theme;
  problems: Problem[];
}

function readFolder(texts: Map<string, string>, folder: string, problems: Problem[]): Map<string, LiquidFile> {
  const files = new Map<string, LiquidFile>();
  for (const [path, text] of texts) {
    if (!path.startsWith(`${folder}/`) || !path.endsWith('.liquid')) continue;
    const read = readLiquidFile(path, text);
    files.set(read.file.name, read.file);
    problems.push(...read.problems);
  }
  return files;
}

/** Values that a merchant or the theme set in a JSON file; its problems are reported elsewhere. */
function settingTexts([path, text]: [path: string, text: string]): string[] {
  if (path === 'config/settings_schema.json') return [];
  const parsed = parseJson(text, path);
  return parsed.ok ? textsIn(parsed.value) : [];
}

/** Reads a theme directory. Always returns a theme: its faults are in `problems`. */
export async function loadTheme(dir: string): Promise<Theme> {
  const { texts, assets } = await readThemeFiles(dir);
  const problems: Problem[] = [];
  if (!texts.has('layout/theme.liquid')) {
    problems.push({
      file: 'layout/theme.liquid',
      line: null,
      message: 'the theme has no layout; this file is required',
    });
  }
  if (![...texts.keys()].some((file) => file.startsWith('templates/'))) {
    problems.push({ file: 'templates', line: null, message: 'the theme has no templates' });
  }
  const sections = readFolder(texts, 'sections', problems);
  const blocks = readFolder(texts, 'blocks', problems);
  const snippets = readFolder(texts, 'snippets', []);
  const { templates, problems: templateProblems } = readTemplates(texts);
  const { groups, problems: groupProblems } = readGroups(texts);
  const { config, problems: configProblems } = readConfig(texts);
  const { contexts, problems: contextProblems } = readContexts(texts);
  const { locales, problems: localeProblems } = readLocales(texts);
  problems.push(...contextProblems, ...templateProblems, ...groupProblems, ...configProblems, ...localeProblems);
  const missing = missingSections(templates.values(), groups, sections);
  for (const market of changedMarkets(contexts)) {
    const there = inMarket({ templates, groups, config }, contexts, market);
    missing.push(...missingSections(there.templates.values(), there.groups, sections));
  }
  const messages = new Map(missing.map((problem) => [`${problem.file} ${problem.message}`, problem]));
  problems.push(...messages.values());
  for (const [kind, files] of [
    ['sections', sections],
    ['blocks', blocks],
  ] as const) {
    for (const file of files.values()) {
      for (const [iso, tree] of Object.entries(file.schema.locales ?? {})) {
        const strings = locales.storefront.get(iso) ?? new Map<string, string>();
        locales.storefront.set(iso, strings);
        addStrings(tree, `${kind}.${file.name}`, strings);
      }
    }
  }
  const { liquidAssets, notes, problems: assetProblems } = takeLiquidAssets(assets);
  problems.push(...assetProblems);
  return {
    dir,
    version: contentVersion(
      [...texts.entries()].flat().join('\0') +
        [...assets.values(), ...liquidAssets.values()].map((asset) => asset.version).join(),
    ),
    source: (path) => texts.get(`${path}.liquid`),
    paths: [...texts.keys()],
    templates,
    sections,
    blocks,
    groups,
    config,
    contexts,
    locales,
    assets,
    liquidAssets,
    bundles: new Map([...bundles([...sections.values()], [...blocks.values()], [...snippets.values()]), ...notes]),
    pageScripts: pageScripts(
      [...texts].filter(([path]) => path.endsWith('.liquid')),
      [...texts].filter(([path]) => /^(?:templates|sections|config)\/.*\.json$/.test(path)).flatMap(settingTexts),
    ),
    appScripts: [],
    problems,
  };
}

const inMarkets = new WeakMap<Theme, Map<string, Theme>>();

/** The theme as visitors of a market see it; the same object each time, and the theme itself where the market changes nothing. */
export function themeInMarket(theme: Theme, market: string): Theme {
  const known = inMarkets.get(theme) ?? new Map<string, Theme>();
  inMarkets.set(theme, known);
  const there = known.get(market) ?? inMarket(theme, theme.contexts, market);
  known.set(market, there);
  return there;
}
