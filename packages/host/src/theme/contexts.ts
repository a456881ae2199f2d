/** Contextual files: what a merchant changed of a template, a section group or the settings for one market (docs/platform.md: templates). */
import type { ThemeConfig } from './config.ts';
import {
  type ChangedPart,
  ContextFile,
  issueText,
  JsonTemplate,
  MarketsFile,
  type SectionData,
  SectionGroup,
  SettingsContext,
} from './formats.ts';
import { parseJson } from './json.ts';
import type { Problem } from './problem.ts';
import type { Template } from './templates.ts';

/** The overrides of one file for one market. */
interface Override {
  path: string;
  market: string;
  /** Path of the file it changes, without `.context.…`: `templates/index.json`. */
  base: string;
  data: ContextFile;
}

export interface Contexts {
  overrides: Override[];
  settings: { market: string; values: Record<string, unknown>; sections: Record<string, SectionData> }[];
  /** The market whose changes come before its own, by market. */
  parents: ReadonlyMap<string, string>;
}

/** What a theme's contexts change. */
export interface InMarkets {
  templates: Map<string, Template>;
  groups: Map<string, SectionGroup>;
  config: ThemeConfig;
}

const CONTEXT = /^((?:templates|sections)\/.+|config\/settings_data)\.context\.([^/]+)\.json$/;

/** Reads all contextual files and `config/markets.json`. A file for business customers (`b2b`) is for nobody here. */
export function readContexts(texts: Map<string, string>): { contexts: Contexts; problems: Problem[] } {
  const problems: Problem[] = [];
  const contexts: Contexts = { overrides: [], settings: [], parents: new Map() };
  const problem = (file: string, message: string) => problems.push({ file, line: null, message });
  for (const [path, text] of texts) {
    const [, base = ''] = CONTEXT.exec(path) ?? [];
    const isSettings = base === 'config/settings_data';
    if (base === '' && path !== 'config/markets.json') continue;
    const parsed = parseJson(text, path);
    if (!parsed.ok) {
      problems.push(parsed.error);
      continue;
    }
    if (base === '') {
      const checked = MarketsFile.safeParse(parsed.value);
      if (!checked.success) problem(path, issueText(checked.error));
      else contexts.parents = parentsOf(checked.data);
      continue;
    }
    const checked = (isSettings ? SettingsContext : ContextFile).safeParse(parsed.value);
    if (!checked.success) {
      problem(path, issueText(checked.error));
      continue;
    }
    const { market, b2b } = checked.data.context;
    if (market === undefined) {
      if (b2b !== true) problem(path, 'at "context": names no market');
      continue;
    }
    if (isSettings) {
      const { sections = {}, ...values } = SettingsContext.parse(parsed.value).current;
      contexts.settings.push({ market, values, sections });
      continue;
    }
    if (texts.has(`${base}.json`))
      contexts.overrides.push({ path, market, base: `${base}.json`, data: ContextFile.parse(parsed.value) });
    else problem(path, `there is no ${base}.json that it could change`);
  }
  return { contexts, problems };
}

/** `@default` is the theme without contexts. */
const parentsOf = ({ markets }: MarketsFile): Map<string, string> =>
  new Map(
    Object.entries(markets).flatMap(([market, { parent }]) =>
      parent === undefined || parent === '@default' ? [] : [[market, parent] as const],
    ),
  );

/** The markets whose changes a visitor of this one sees, the first applied first. */
function lineage({ parents }: Contexts, market: string): string[] {
  const line = [market];
  for (let parent = parents.get(market); parent !== undefined && !line.includes(parent); parent = parents.get(parent))
    line.unshift(parent);
  return line;
}

/** Markets with changes, of their own or of a parent. */
export const changedMarkets = ({ overrides, settings, parents }: Contexts): string[] => [
  ...new Set([...overrides.map(({ market }) => market), ...settings.map(({ market }) => market), ...parents.keys()]),
];

/** A theme's files as a market sees them; the very same object where the market changes nothing. */
export function inMarket<Part extends InMarkets>(theme: Part, contexts: Contexts, market: string): Part {
  const line = lineage(contexts, market);
  const overrides = line.flatMap((name) => contexts.overrides.filter((one) => one.market === name));
  const settings = line.flatMap((name) => contexts.settings.filter((one) => one.market === name));
  if (overrides.length === 0 && settings.length === 0) return theme;
  const templates = new Map(theme.templates);
  const groups = new Map(theme.groups);
  for (const { base, data } of overrides) {
    const name = base.slice(base.indexOf('/') + 1, -'.json'.length);
    if (base.startsWith('sections/')) {
      const group = groups.get(name);
      if (group) groups.set(name, SectionGroup.parse(overridden(group, data)));
    } else {
      const template = templates.get(name);
      if (template?.kind === 'json')
        templates.set(name, { ...template, data: JsonTemplate.parse(overridden(template.data, data)) });
    }
  }
  const config = { ...theme.config };
  for (const { values, sections } of settings) {
    config.values = { ...config.values, ...values };
    config.staticSections = { ...config.staticSections, ...sections };
  }
  return { ...theme, templates, groups, config };
}

/** Sections and blocks that both have are merged, others are added; an order replaces the parent's. */
function overridden(parent: JsonTemplate | SectionGroup, { sections, order, layout, wrapper }: ContextFile) {
  return {
    ...parent,
    ...(layout === undefined ? {} : { layout }),
    ...(wrapper === undefined ? {} : { wrapper }),
    sections: mergedParts(parent.sections, sections),
    order: order ?? parent.order,
  };
}

/** What has no type then changes something that the parent does not have any more, and is left out. */
function mergedParts(parents: Record<string, ChangedPart> = {}, changes: Record<string, ChangedPart> = {}) {
  const merged = { ...parents };
  for (const [key, change] of Object.entries(changes)) {
    const { blocks, settings, ...rest } = change;
    const { blocks: parentBlocks, settings: parentSettings, ...parent } = merged[key] ?? {};
    const inside = mergedParts(parentBlocks, blocks);
    merged[key] = {
      ...parent,
      ...rest,
      settings: { ...parentSettings, ...settings },
      ...(Object.keys(inside).length === 0 ? {} : { blocks: inside }),
    };
  }
  return Object.fromEntries(Object.entries(merged).filter(([, { type }]) => type !== undefined));
}
