import type { AssetFile } from './files.ts';
import type { Problem } from './problem.ts';

/** Assets with Liquid in them, by what is in front of `.liquid`. */
const RENDERED = /\.(?:css|js|svg|json|txt|xml)\.liquid$/;
const SASS = /\.scss(?:\.liquid)?$/;

/**
 * Takes the assets with Liquid out of a theme's assets: they are rendered, and served by their name without `.liquid`. Sass is compiled by
 * nobody any more: each such file is a problem that says what to do, and a comment stands at the address where themes expect its CSS
 * (`theme.scss.css` of `theme.scss.liquid`), so that the rest of the page is as it was.
 */
export function takeLiquidAssets(assets: Map<string, AssetFile>): {
  liquidAssets: Map<string, AssetFile>;
  /** Texts by the name they are served as. */
  notes: Map<string, string>;
  problems: Problem[];
} {
  const liquidAssets = new Map<string, AssetFile>();
  const notes = new Map<string, string>();
  const problems: Problem[] = [];
  const names = new Set(assets.keys());
  for (const [name, asset] of assets) {
    if (SASS.test(name)) {
      const stem = name.replace(SASS, '');
      const served = `${stem}.scss.css`;
      // A theme that brings the compiled file has done it already.
      if (names.has(served) || names.has(`${served}.liquid`)) continue;
      const file = `assets/${name}`;
      const message = `Sass is not compiled: compile it to CSS, save that as assets/${served} (or assets/${served}.liquid where it has Liquid), and delete this file`;
      problems.push({ file, line: null, message });
      notes.set(served, `/* ${file}: ${message}. */\n`);
      assets.delete(name);
    } else if (RENDERED.test(name)) {
      assets.delete(name);
      liquidAssets.set(name.slice(0, -'.liquid'.length), asset);
    }
  }
  return { liquidAssets, notes, problems };
}
