import type { SettingDefinition } from '../../theme/formats.ts';
import { type Drop, defineDrop } from '../drop.ts';
import { type SettingContext, settingValue } from './setting-value.ts';

interface Subject {
  context: SettingContext;
  definitions: ReadonlyMap<string, SettingDefinition>;
  values: Readonly<Record<string, unknown>>;
}

const read = ({ context, definitions, values }: Subject, id: string) => {
  const definition = definitions.get(id);
  return definition ? settingValue(context, definition, Object.hasOwn(values, id) ? values[id] : null) : null;
};

const settingsDrop = defineDrop<Subject>({
  kind: 'settings',
  lookup: read,
  entries: (subject) => [...subject.definitions.keys()].map((id) => [id, read(subject, id)]),
  json: (subject) => Object.fromEntries([...subject.definitions.keys()].map((id) => [id, read(subject, id)])),
});

const tables = new WeakMap<readonly SettingDefinition[], ReadonlyMap<string, SettingDefinition>>();

/** Settings by id; headers and paragraphs have none. */
function byId(definitions: readonly SettingDefinition[]): ReadonlyMap<string, SettingDefinition> {
  let table = tables.get(definitions);
  if (!table) {
    table = new Map(
      definitions.flatMap((definition) => (definition.id === undefined ? [] : [[definition.id, definition] as const])),
    );
    tables.set(definitions, table);
  }
  return table;
}

const NONE: readonly SettingDefinition[] = [];

/** `settings`, `section.settings` and `block.settings`: each value is worked out when it is read. */
export function settingsObject(
  context: SettingContext,
  definitions: readonly SettingDefinition[] | undefined,
  values: Readonly<Record<string, unknown>> | undefined,
): Drop {
  return settingsDrop({ context, definitions: byId(definitions ?? NONE), values: values ?? {} });
}
