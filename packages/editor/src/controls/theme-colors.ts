import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';
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
  /** Ids of the schemes that a section, a block or a setting of the theme names. See `schemesUsed`. */
  used: ReadonlySet<string>;
}

export const NO_COLORS: ThemeColors = { schemes: [], roles: {}, swatches: [], used: new Set() };

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

/** What the color controls know of a theme, without the use of its schemes. `values`: what is stored for the theme's settings. */
export function themeColors(
  groups: readonly SettingGroup[],
  values: Readonly<Record<string, Json>>,
): Omit<ThemeColors, 'used'> {
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

/** Ids of those schemes that occur as a value somewhere in the edited files, in the order of the schemes. */
export function schemesUsed(schemes: readonly Scheme[], files: Json): readonly string[] {
  const ids = new Set(schemes.map(({ id }) => id));
  const found = new Set<string>();
  const visit = (value: Json): void => {
    if (typeof value === 'string') {
      if (ids.has(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part);
  };
  visit(files);
  return [...ids].filter((id) => found.has(id));
}
