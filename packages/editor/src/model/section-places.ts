import { sectionsIn } from './stored.ts';
import type { EditorSchema, EditorTheme, Files } from './types.ts';

/** Sections of a template or group (docs/platform.md: templates). */
export const MOST_SECTIONS = 25;

/** `templates/product.tall.json` → `product`; null for a group. */
export function templateType(path: string): string | null {
  return /^templates\/([^.]+)/.exec(path)?.[1] ?? null;
}

/** A type, and the name under which schemas know its kind: `metaobject/look` is also `metaobject`. */
const names = (type: string): readonly string[] => ['*', type, type.split('/')[0] ?? type];

/** Whether a section may be in a template or group of this type, by `enabled_on` and `disabled_on`. */
function isPlaced(schema: EditorSchema, part: 'templates' | 'groups', type: string): boolean {
  const known = names(type);
  const isNamed = (list: readonly string[] | undefined) => list?.some((name) => known.includes(name)) ?? false;
  if (schema.enabled_on) return isNamed(schema.enabled_on[part]);
  return !isNamed(schema.disabled_on?.[part]);
}

/** Whether a type of section may be in a file; its number does not count. */
export function fits(theme: EditorTheme, files: Files, path: string, type: string): boolean {
  const schema = theme.sections[type];
  const list = sectionsIn(files, path);
  if (!schema || !list) return false;
  const template = templateType(path);
  if (template !== null) return isPlaced(schema, 'templates', template);
  const group = list.file.type;
  return typeof group === 'string' && isPlaced(schema, 'groups', group);
}

/** Why a file takes no further section of a type; null: it does. */
export function sectionRefusal(
  theme: EditorTheme,
  files: Files,
  path: string,
  type: string,
): 'not-here' | 'too-many-sections' | 'type-limit' | null {
  const list = sectionsIn(files, path);
  if (!list || !fits(theme, files, path, type)) return 'not-here';
  if (list.order.length >= MOST_SECTIONS) return 'too-many-sections';
  const limit = theme.sections[type]?.limit ?? Number.POSITIVE_INFINITY;
  const same = list.order.filter((key) => {
    const section = list.sections[key];
    return typeof section === 'object' && section !== null && 'type' in section && section.type === type;
  });
  return same.length >= limit ? 'type-limit' : null;
}
