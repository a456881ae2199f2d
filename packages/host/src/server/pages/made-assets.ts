import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { contentVersion } from '../../theme/files.ts';
import type { Theme } from '../../theme/load.ts';

export interface MadeAsset {
  text: string;
  version: string;
}

/** Largest asset that may be printed into a page (contract §4.5); ours may be a little larger than the platform's 15 kB. */
const LARGEST_INLINE = 100_000;

/** Assets that are made, not copied, and the texts of those that are printed into pages. One for each loaded theme. */
export interface MadeAssets {
  /** Version for the address of an asset, or undefined where there is none. */
  version(name: string): string | undefined;
  /** Text for `inline_asset_content`. */
  inlineText(name: string): string | undefined;
  /** `render`: renders the Liquid text of a file, named for errors. */
  made(name: string, render: (text: string, path: string) => Promise<string>): Promise<MadeAsset | undefined>;
}

export function createMadeAssets(theme: Theme): MadeAssets {
  const inline = new Map<string, string | undefined>();
  const rendered = new Map<string, MadeAsset>();
  const versions = new Map([...theme.bundles].map(([name, text]) => [name, contentVersion(text)]));
  return {
    // A rendered style sheet depends on the settings too: the version of the whole theme says when either changed.
    version: (name) =>
      theme.assets.get(name)?.version ??
      versions.get(name) ??
      (theme.liquidAssets.has(name) ? theme.version : undefined),
    inlineText(name) {
      if (inline.has(name)) return inline.get(name);
      const asset = theme.assets.get(name);
      let text = theme.bundles.get(name);
      if (asset && asset.size <= LARGEST_INLINE) {
        try {
          text = readFileSync(asset.path, 'utf8');
        } catch {
          text = undefined;
        }
      }
      inline.set(name, text);
      return text;
    },
    async made(name, render) {
      const bundle = theme.bundles.get(name);
      if (bundle !== undefined) return { text: bundle, version: versions.get(name) ?? '' };
      const known = rendered.get(name);
      const source = theme.liquidAssets.get(name);
      if (known || !source) return known;
      const text = await render(await readFile(source.path, 'utf8'), `assets/${name}`);
      const asset = { text, version: contentVersion(text) };
      rendered.set(name, asset);
      return asset;
    },
  };
}
