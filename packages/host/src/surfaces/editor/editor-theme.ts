import type {
  EditorLanguage,
  EditorTemplate,
  EditorTexts,
  EditorTheme,
  Samples,
} from '@vitrine/contract/editor/theme.ts';
import { findCountry } from '../../shop/markets/countries.ts';
import { marketOf } from '../../shop/markets/markets.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { ExamplePages } from '../../shop/theme-edits/example-pages.ts';
import type { SavedEdits } from '../../theme/edits/edited-live-theme.ts';
import { editorFiles } from '../../theme/edits/editor-files.ts';
import type { LiquidFile } from '../../theme/liquid-file.ts';
import type { Theme } from '../../theme/load.ts';
import { problemText } from '../../theme/problem.ts';
import type { Template } from '../../theme/templates.ts';
import { themeName } from '../../theme/theme-name.ts';
import { editorSchema, editorSettings } from './editor-schema.ts';
import { layoutParts, sectionPlaces } from './layout-parts.ts';
import { byLanguage, schemaLabels } from './schema-labels.ts';
import { templateAddress } from './template-address.ts';
import { themeProblems } from './theme-problems.ts';

interface EditorThemeSource {
  /** With the merchant's files. */
  theme: Theme;
  saved: SavedEdits;
  shop: Shop;
  pages: ExamplePages;
  samples: Samples;
}

/** Everything the editor needs to begin. */
export function editorTheme({ theme, saved, shop, pages, samples }: EditorThemeSource): EditorTheme {
  const own = theme.unedited ?? theme;
  const names = new Set(theme.templates.keys());
  return {
    name: themeName(theme),
    version: theme.config.info.version,
    revision: saved.revision,
    files: editorFiles(theme, saved.files),
    templates: [...theme.templates.values()].map((template) => ({
      ...describe(template),
      address: templateAddress(template.name, names, pages),
      isMade: template.kind === 'json' && !own.templates.has(template.name),
    })),
    layouts: layoutParts(theme),
    sections: schemas(theme.sections),
    blocks: schemas(theme.blocks),
    settings: theme.config.settingGroups.map(({ name, settings }) => ({ name, settings: editorSettings(settings) })),
    labels: schemaLabels(theme.locales),
    problems: themeProblems(theme),
    samples,
    shop: { name: shop.name, languages: languagesOf(shop), markets: marketsOf(shop) },
  };
}

/** The theme's texts as they are without the merchant. */
export const editorTexts = ({ locales }: Theme): EditorTexts => byLanguage(locales.storefront, locales.primary);

function describe(template: Template): Omit<EditorTemplate, 'address' | 'isMade'> {
  const { kind, name, path } = template;
  if (kind === 'broken') return { kind, name, path, problem: problemText(template.problem) };
  if (kind === 'json') return { kind, name, path };
  const sections = sectionPlaces(template.source).flatMap((part) => (part.kind === 'section' ? part.name : []));
  return { kind, name, path, sections };
}

const schemas = (files: ReadonlyMap<string, LiquidFile>): EditorTheme['sections'] =>
  Object.fromEntries([...files].map(([name, { schema }]) => [name, editorSchema(schema)]));

const languagesOf = ({ locales }: Shop): EditorLanguage[] =>
  locales.map(({ isoCode, endonymName, primary }) => ({
    isoCode,
    name: endonymName,
    isPrimary: primary,
    rootUrl: primary ? '/' : `/${isoCode.toLowerCase()}/`,
  }));

function marketsOf(shop: Shop): EditorTheme['shop']['markets'] {
  const own = shop.address.countryCode;
  return [own, ...shop.countries.filter((code) => code !== own)].map((country) => ({
    name: findCountry(country)?.name ?? country,
    country,
    currency: marketOf(shop, country).currency,
  }));
}
