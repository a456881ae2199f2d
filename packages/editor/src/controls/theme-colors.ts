import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.schema.ts';
import { createContext } from 'react';
import { z } from 'zod';

/** Colors of a scheme by the id of their setting. */
export type SchemeColors = Readonly<Record<string, Json>>;

/** Which setting of a scheme plays which role: `{background: 'background', primary_button: 'accent'}`. */
export type SchemeRoles = Readonly<Record<string, string>>;

export interface Scheme {
  /** As a `color_scheme` setting stores it. */
  id: string;
  colors: SchemeColors;
}

/** The theme's color schemes and the colors in use, as the color controls show them. */
export interface ThemeColors {
  schemes: readonly Scheme[];
  roles: SchemeRoles;
  /** Each color once, as it is written. */
  swatches: readonly string[];
  /** Ids of the schemes that a section, a block or a setting of the theme names. */
  used: ReadonlySet<string>;
}

export const NO_COLORS: ThemeColors = { schemes: [], roles: {}, swatches: [], used: new Set() };

/** The shell provides it: `themeColors(groups, values, files)`. */
export const ThemeColorsContext = createContext<ThemeColors>(NO_COLORS);

const SchemeValues = z.record(z.string(), z.looseObject({ settings: z.record(z.string(), z.json()).catch({}) }));

/** The schemes of a `color_scheme_group` value, in their order; empty for anything else. */
export function schemesOf(value: Json | undefined): readonly Scheme[] {
  const decoded = SchemeValues.safeParse(value);
  return decoded.success ? Object.entries(decoded.data).map(([id, { settings }]) => ({ id, colors: settings })) : [];
}

/** Roles that name one setting. A role may also be an object (`{solid, gradient}`): its `solid` counts. */
export function rolesOf(role: EditorSetting['role']): SchemeRoles {
  const named = z.record(z.string(), z.union([z.string(), z.looseObject({ solid: z.string() })]).catch(''));
  const decoded = named.safeParse(role ?? {});
  if (!decoded.success) return {};
  return Object.fromEntries(
    Object.entries(decoded.data).flatMap(([name, of]) => {
      const id = typeof of === 'string' ? of : of.solid;
      return id === '' ? [] : [[name, id]];
    }),
  );
}

interface SettingGroup {
  settings: readonly EditorSetting[];
}

/**
 * What the color controls know of a theme. `groups`: the theme's settings by group; `values`: what is stored for them; `nodes`: everything
 * that may name a scheme (the edited files), searched for the schemes' ids.
 */
export function themeColors(
  groups: readonly SettingGroup[],
  values: Readonly<Record<string, Json>>,
  nodes: Json,
): ThemeColors {
  const settings = groups.flatMap((group) => group.settings);
  const group = settings.find(({ type }) => type === 'color_scheme_group');
  const shown = ({ id, default: initial }: EditorSetting) => (id === undefined ? undefined : values[id]) ?? initial;
  const schemes = schemesOf(group && shown(group));
  const own = settings.filter(({ type }) => type === 'color').map(shown);
  const written = [...schemes.flatMap(({ colors }) => Object.values(colors)), ...own];
  return {
    schemes,
    roles: rolesOf(group?.role),
    swatches: eachOnce(written),
    used: mentioned(new Set(schemes.map(({ id }) => id)), nodes),
  };
}

/** The hex codes among the values, without the ones that differ only by letter case. */
function eachOnce(colors: readonly (Json | undefined)[]): string[] {
  const byColor = new Map<string, string>();
  for (const color of colors) {
    if (typeof color !== 'string' || !color.startsWith('#')) continue;
    const key = color.toLowerCase();
    if (!byColor.has(key)) byColor.set(key, color);
  }
  return [...byColor.values()];
}

/** Those of the ids that occur as a value somewhere in `json`. */
function mentioned(ids: ReadonlySet<string>, json: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: Json): void => {
    if (typeof value === 'string') {
      if (ids.has(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part);
  };
  visit(json);
  return found;
}
