import { refused, withoutKeys, withThemeValue } from './edit.ts';
import { freeKey, type NewKey, randomKey } from './new-key.ts';
import { themeValues } from './nodes.ts';
import { isObject } from './stored.ts';
import type { Changed, Files, Json, JsonObject } from './types.ts';

function schemesOf(files: Files, groupSettingId: string): JsonObject {
  const schemes = themeValues(files)[groupSettingId];
  return isObject(schemes) ? schemes : {};
}

/**
 * Adds a color scheme to a `color_scheme_group`, as a copy of another one.
 *
 * @param from id of the scheme that is copied; the last one if absent
 */
export function addColorScheme(
  files: Files,
  groupSettingId: string,
  from?: string,
  newKey: NewKey = randomKey,
): Changed<{ scheme: string }> {
  const schemes = schemesOf(files, groupSettingId);
  const copied: Json = schemes[from ?? Object.keys(schemes).at(-1) ?? ''] ?? { settings: {} };
  const scheme = freeKey('scheme', schemes, newKey);
  return { ok: true, files: withThemeValue(files, groupSettingId, { ...schemes, [scheme]: copied }), scheme };
}

/** Removes a color scheme; the last one stays. Sections that use it show the default of their setting. */
export function removeColorScheme(files: Files, groupSettingId: string, scheme: string): Changed {
  const schemes = schemesOf(files, groupSettingId);
  if (!(scheme in schemes)) return refused('unknown');
  if (Object.keys(schemes).length === 1) return refused('static');
  return { ok: true, files: withThemeValue(files, groupSettingId, withoutKeys(schemes, scheme)) };
}
