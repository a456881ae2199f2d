import { EditorSchema, EditorSetting } from '@vitrine/contract/editor/theme.ts';
import type { z } from 'zod';
import type { FileSchema, SettingDefinition } from '../../theme/formats.ts';

/** Faults of one schema that are taken out before it is given up. */
const MOST_FAULTS = 200;

/** A schema as the editor reads it. Themes hold numbers in place of texts, and worse: what the editor could not read is left out. */
export const editorSchema = (schema: FileSchema): EditorSchema => readable(EditorSchema, schema) ?? {};

/** Settings likewise; one that cannot be read at all is left out. */
export const editorSettings = (settings: readonly SettingDefinition[]): EditorSetting[] =>
  settings.flatMap((setting) => readable(EditorSetting, setting) ?? []);

function readable<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const copy: unknown = structuredClone(value);
  for (let count = 0; count < MOST_FAULTS; count++) {
    const checked = schema.safeParse(copy);
    if (checked.success) return checked.data;
    const path = checked.error.issues[0]?.path ?? [];
    if (path.length === 0 || !takeOut(copy, path)) return undefined;
  }
  return undefined;
}

/** Removes what a path leads to: the value, or where that is missing already, the list entry that needs it. */
function takeOut(root: unknown, path: readonly PropertyKey[]): boolean {
  const key = path.at(-1);
  const owner = path.slice(0, -1).reduce<unknown>((value, step) => memberOf(value, step), root);
  if (Array.isArray(owner) && typeof key === 'number') {
    owner.splice(key, 1);
    return true;
  }
  if (typeof owner !== 'object' || owner === null || key === undefined) return false;
  if (Object.hasOwn(owner, key)) return Reflect.deleteProperty(owner, key);
  return path.length > 1 && takeOut(root, path.slice(0, -1));
}

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
