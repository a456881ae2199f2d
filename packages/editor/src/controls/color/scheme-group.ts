import { isObject } from '../../model/stored.ts';
import type { EditorSetting, Json, JsonObject } from '../../model/types.ts';

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The value of a group with one color of a scheme changed; undefined takes it away. What the editor does not know of a scheme stays. */
export function withSchemeColor(
  group: Json | undefined,
  scheme: string,
  id: string,
  color: Json | undefined,
): JsonObject {
  const schemes = objectOf(group);
  const changed = objectOf(schemes[scheme]);
  const { [id]: _, ...others } = objectOf(changed.settings);
  const settings: JsonObject = color === undefined ? others : { ...others, [id]: color };
  return { ...schemes, [scheme]: { ...changed, settings } };
}

/** The group with one more scheme, colored as the last one, or as the definition has it. `id`: of the new scheme. */
export function withNewScheme(
  group: Json | undefined,
  definition: EditorSetting['definition'] = [],
): { id: string; group: JsonObject } {
  const schemes = objectOf(group);
  let number = Object.keys(schemes).length + 1;
  while (Object.hasOwn(schemes, `scheme-${number}`)) number += 1;
  const id = `scheme-${number}`;
  const last = Object.values(schemes).at(-1);
  const settings: JsonObject = last
    ? objectOf(objectOf(last).settings)
    : Object.fromEntries(
        definition.flatMap((setting) =>
          setting.id !== undefined && setting.default !== undefined ? [[setting.id, setting.default]] : [],
        ),
      );
  return { id, group: { ...schemes, [id]: { settings } } };
}

/** The group without a scheme. */
export function withoutScheme(group: Json | undefined, id: string): JsonObject {
  const { [id]: _, ...others } = objectOf(group);
  return others;
}
