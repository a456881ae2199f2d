import { type Drop, defineDrop } from '@vitrine/liquid';
import type { SettingDefinition } from '../../theme/formats.ts';
import type { SettingContext } from './setting-context.ts';
import { settingValue } from './setting-value.ts';

interface Subject {
  context: SettingContext;
  definitions: ReadonlyMap<string, SettingDefinition>;
  values: Readonly<Record<string, unknown>>;
  /** Settings being worked out: a dynamic source that leads back to its own setting is nil. */
  reading: Set<string>;
}

function read({ context, definitions, values, reading }: Subject, id: string): unknown {
  const definition = definitions.get(id);
  if (!definition || reading.has(id)) return null;
  reading.add(id);
  try {
    return settingValue(context, definition, Object.hasOwn(values, id) ? values[id] : null, settingsObject);
  } finally {
    reading.delete(id);
  }
}

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
  return settingsDrop({ context, definitions: byId(definitions ?? NONE), values: values ?? {}, reading: new Set() });
}
