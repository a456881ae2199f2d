import { withDefaults } from './setting-values.ts';
import type { EditorSetting, JsonObject, Samples } from './theme.ts';
import { isVisible, type VisibleContext } from './visible.ts';

/** Types of settings that are filled. An empty menu, page or film often means the theme's own, or none. */
const SINGLE = new Set(['product', 'collection', 'blog', 'article', 'image_picker', 'metaobject']);
const LISTS: Readonly<Record<string, string>> = {
  product_list: 'product',
  collection_list: 'collection',
  article_list: 'article',
  metaobject_list: 'metaobject',
};

/** Most that a list is filled with. */
const MOST_LISTED = 4;

/** Pictures that stand in for another one where they are empty, and those that a photograph cannot be. */
const NO_PHOTOGRAPH = /(?:^|[_-])(?:mobile|phone|logo|icon|favicon)(?:$|[_-])/;

/** How many samples of each kind a section and its blocks have taken: blocks beside each other show different ones. */
export type TakenSamples = Map<string, number>;

/** A section, or a block in it. */
interface FilledNode {
  kind: 'section' | 'block';
  settings: readonly EditorSetting[];
  /** As the preset has them. */
  values: JsonObject;
}

interface FillContext {
  samples: Samples;
  taken: TakenSamples;
  /** Of what is around the node. */
  visible: VisibleContext;
}

/**
 * The values with samples for what would be empty: settings of resources that are shown, with neither a value nor a default. An empty value
 * of a preset stays empty. No sample is taken twice in one section or block: what has none left stays empty.
 */
export function fillSamples(
  { kind, settings, values }: FilledNode,
  { samples, taken, visible }: FillContext,
): JsonObject {
  let filled = values;
  const used = new Map<string, number>();
  for (const setting of settings) {
    const { id } = setting;
    if (id === undefined || Object.hasOwn(filled, id) || (setting.default ?? null) !== null) continue;
    const name = kindOf(setting);
    const of = name === undefined ? [] : (samples[name] ?? []);
    if (name === undefined || of.length === 0) continue;
    if (!isVisible(setting, { ...visible, [kind]: withDefaults(settings, filled) })) continue;
    if (setting.type in LISTS) {
      filled = { ...filled, [id]: of.slice(0, Math.min(setting.limit ?? MOST_LISTED, MOST_LISTED)) };
      continue;
    }
    const before = taken.get(name) ?? 0;
    const sample = of[before % of.length];
    const count = (used.get(name) ?? 0) + 1;
    if (sample === undefined || count > of.length) continue;
    filled = { ...filled, [id]: sample };
    used.set(name, count);
    taken.set(name, before + 1);
  }
  return filled;
}

/** Key of a setting's samples; undefined where it is not filled. */
function kindOf({ type, id = '', metaobject_type: of }: EditorSetting): string | undefined {
  const single = LISTS[type] ?? type;
  if (!SINGLE.has(single) || (single === 'image_picker' && NO_PHOTOGRAPH.test(id))) return undefined;
  return single === 'metaobject' ? `metaobject:${of ?? ''}` : single;
}
