import { type Json, SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { parseJson } from '../json.ts';
import type { Theme } from '../load.ts';
import { editPath } from './edit-path.ts';
import type { Edits } from './edited-theme.ts';
import { isJsonObject, jsonOf } from './json-value.ts';
import { parsedSettings, parsedTexts } from './parsed-edit.ts';
import { currentSettings, withSettings } from './settings-edit.ts';

/** Keeps `{apps}` as it is written. */
const AS_WRITTEN = '{apps}';

/** The merchant's files as files of a theme's folder. */
export interface PulledFiles {
  /** Contents by path inside the theme. */
  files: ReadonlyMap<string, Json>;
  /** Paths that a theme's folder has no file for: translations of settings belong to the shop. */
  left: readonly string[];
}

/**
 * What the files of a theme's folder become when the merchant's are put into them. `texts`: its files as they are now, by path. Settings and
 * texts keep what the merchant has not changed.
 */
export function pulledFiles(own: Theme, edits: Edits, texts: ReadonlyMap<string, string>): PulledFiles {
  const files = new Map<string, Json>();
  const left: string[] = [];
  const now = (path: string): { readonly [key: string]: Json } => {
    const parsed = parseJson(texts.get(path) ?? '{}', path);
    const value = parsed.ok ? jsonOf(parsed.value) : {};
    return isJsonObject(value) ? value : {};
  };
  for (const [path, content] of edits) {
    const at = editPath(path);
    if (at?.kind === 'template' || at?.kind === 'group') files.set(path, content);
    else if (at?.kind === 'settings') {
      const edit = parsedSettings(content);
      if (!edit.ok) left.push(path);
      else {
        const current = jsonOf(currentSettings(withSettings(own.config, edit.data, AS_WRITTEN)));
        files.set(path, { ...now(SETTINGS_PATH), current });
      }
    } else if (at?.kind === 'texts') {
      const edit = parsedTexts(content);
      const file = texts.has(`locales/${at.locale}.default.json`) ? `locales/${at.locale}.default.json` : path;
      if (edit.ok)
        files.set(
          file,
          Object.entries(edit.data).reduce((tree, [key, text]) => withText(tree, key, text), now(file)),
        );
      else left.push(path);
    } else left.push(path);
  }
  return { files, left };
}

/** A tree of texts with the one at a dotted key. */
function withText(tree: { readonly [key: string]: Json }, key: string, text: string): { readonly [key: string]: Json } {
  const at = key.indexOf('.');
  if (at === -1) return { ...tree, [key]: text };
  const inner = tree[key.slice(0, at)];
  return { ...tree, [key.slice(0, at)]: withText(isJsonObject(inner) ? inner : {}, key.slice(at + 1), text) };
}
