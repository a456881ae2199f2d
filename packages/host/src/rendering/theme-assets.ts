import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Cache } from '../cache/cache.ts';
import { NOTHING } from '../cache/dependencies.ts';
import type { Region } from '../cache/region.ts';
import type { RowReader } from '../objects/scope.ts';
import { contentVersion } from '../theme/files.ts';
import type { Theme } from '../theme/load.ts';
import type { PagePreview } from './page-preview.ts';
import type { Reader } from './rows/reader.ts';
import type { Row } from './rows/row.ts';

/** Largest asset that may be printed into a page (docs/platform.md: filters); ours may be a little larger than the platform's 15 kB. */
const LARGEST_INLINE = 100_000;

/** What pages read of a theme's assets. */
export interface ThemeAssets {
  /**
   * Version for an asset's address, undefined where there is none. A rendered asset is a row, so that a change of what it shows changes its
   * version.
   */
  version(name: string, rows: RowReader): string | undefined;
  /** Text for `inline_asset_content`. */
  inlineText(name: string): string | undefined;
}

/** Name of a rendered asset among the rows. */
export const assetKey = (theme: Theme, name: string): string => `${theme.version} ${name}`;

/** `texts`: where texts that are printed into pages are remembered. */
export function themeAssets(theme: Theme, cache: Cache, texts: Region<{ text: string | undefined }>): ThemeAssets {
  return {
    version(name, rows) {
      const fixed = fixedVersion(theme, name);
      if (fixed !== undefined || !theme.liquidAssets.has(name)) return fixed;
      return rows.get('asset', assetKey(theme, name))?.version ?? theme.version;
    },
    inlineText(name) {
      const bundle = theme.bundles.get(name);
      const asset = theme.assets.get(name);
      if (!asset || asset.size > LARGEST_INLINE) return bundle;
      const key = assetKey(theme, name);
      const known = texts.get(key);
      if (known) return known.value.text;
      let text: string | undefined;
      try {
        text = readFileSync(asset.path, 'utf8');
      } catch {
        text = undefined;
      }
      texts.set(key, { text }, NOTHING, cache.version());
      return text;
    },
  };
}

/**
 * Assets as a draft's pages see them: those of the theme, but rendered ones at an address of their own, which has the draft's settings. They
 * are rendered when they are fetched.
 */
export const assetsOfDraft = (own: Theme, assets: ThemeAssets, { draft, theme }: PagePreview): ThemeAssets => ({
  ...assets,
  version: (name) =>
    fixedVersion(own, name) ??
    (own.liquidAssets.has(name) ? `${theme.version}&editor_draft=${encodeURIComponent(draft)}` : undefined),
});

/** Assets as seen by a rendered asset: one that refers to itself must not wait for itself. */
export const assetsWithin = (theme: Theme, assets: ThemeAssets): ThemeAssets => ({
  ...assets,
  version: (name) => fixedVersion(theme, name) ?? (theme.liquidAssets.has(name) ? theme.version : undefined),
});

const bundleVersions = new WeakMap<Theme, Map<string, string>>();

/** Of assets that are the same as long as the theme is. */
function fixedVersion(theme: Theme, name: string): string | undefined {
  const known =
    bundleVersions.get(theme) ?? new Map([...theme.bundles].map(([name, text]) => [name, contentVersion(text)]));
  bundleVersions.set(theme, known);
  return theme.assets.get(name)?.version ?? known.get(name);
}

/** A bundle of the theme's own scripts or styles: text and version. */
export function bundleOf(theme: Theme, name: string): { text: string; version: string } | undefined {
  const text = theme.bundles.get(name);
  return text === undefined ? undefined : { text, version: fixedVersion(theme, name) ?? '' };
}

/** A rendered `*.css.liquid`: the shop's data in it makes it stale as it does a page. */
export async function renderAsset(
  theme: Theme,
  key: string,
  render: (text: string, path: string) => Promise<{ text: string; reader: Reader }>,
): Promise<Row & { value: { text: string; version: string } | null }> {
  const name = key.slice(key.indexOf(' ') + 1);
  const source = key === assetKey(theme, name) ? theme.liquidAssets.get(name) : undefined;
  // A theme that is being replaced may miss a file for a moment.
  const liquid = source && (await readFile(source.path, 'utf8').catch(() => undefined));
  if (liquid === undefined) return { value: null, facts: [] };
  const { text, reader } = await render(liquid, `assets/${name}`);
  const { facts, until } = reader.dependencies;
  return { value: { text, version: contentVersion(text) }, facts: [...facts], until };
}
