import { type Drop, defineDrop, emptyDrop, listDrop } from '@vitrine/liquid';
import type { SettingDefinition } from '../../theme/formats.ts';
import { once } from '../scope.ts';
import type { SettingContext } from './setting-context.ts';

/** Makes the object of a group of settings from their definitions and values. */
export type MakeSettings = (
  context: SettingContext,
  definitions: readonly SettingDefinition[] | undefined,
  values: Readonly<Record<string, unknown>> | undefined,
) => Drop;

/** Where schemes are read, and what makes the settings of one. */
interface Schemes {
  context: SettingContext;
  settings: MakeSettings;
}

interface Subject extends Schemes {
  id: string;
}

/** The group's definition in the settings schema, and the schemes the merchant made. */
function group({ scope }: SettingContext) {
  const { definitions, values } = scope.theme.config;
  const definition = definitions.find((candidate) => candidate.type === 'color_scheme_group');
  const stored = definition?.id === undefined ? null : (values[definition.id] ?? definition.default);
  const schemes = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return { fields: definition?.definition ?? [], schemes };
}

function settingsOf({ context, settings: make, id }: Subject): Drop {
  const { fields, schemes } = group(context);
  const scheme: unknown = schemes.find(([key]) => key === id)?.[1];
  const settings: unknown =
    typeof scheme === 'object' && scheme !== null && 'settings' in scheme ? scheme.settings : null;
  const values = typeof settings === 'object' && settings !== null ? Object.fromEntries(Object.entries(settings)) : {};
  return make(context, fields, values);
}

const schemeDrop = defineDrop<Subject>({
  kind: 'color_scheme',
  fields: { id: ({ id }) => id, settings: settingsOf },
  print: ({ id }) => id,
  json: ({ id }) => id,
  identity: ({ id }) => id,
  asText: true,
});

const schemeOf = ({ context, settings }: Schemes, id: string) =>
  once(context.scope, `scheme:${id}`, () => schemeDrop({ context, settings, id }));

/** The scheme of that id, else the first one, else blank (docs/platform.md: settings). */
export function colorScheme(of: Schemes, id: string): Drop {
  const { schemes } = group(of.context);
  const known = schemes.some(([key]) => key === id) ? id : schemes[0]?.[0];
  return known === undefined ? emptyDrop : schemeOf(of, known);
}

/** `settings.color_schemes` */
export function colorSchemes(of: Schemes): Drop {
  const ids = group(of.context).schemes.map(([id]) => id);
  return listDrop({
    kind: 'color_scheme_group',
    count: () => ids.length,
    slice: (offset, limit) => ids.slice(offset, offset + limit).map((id) => schemeOf(of, id)),
    lookup: (key) => (ids.includes(key) ? schemeOf(of, key) : null),
  });
}
