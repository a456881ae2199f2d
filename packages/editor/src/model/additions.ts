import { blocksOf } from './address.ts';
import { acceptedTypes, blockRefusal, blockType, DEEPEST_BLOCK } from './block-types.ts';
import { type Labels, typeName } from './labels.ts';
import { findNode } from './nodes.ts';
import { sectionRefusal } from './section-places.ts';
import type { Addition, EditorSchema, EditorTheme, Files, NodeAddress } from './types.ts';

/** The presets of a section or theme block; without a preset merchants cannot add it. */
function presetsOf(schema: EditorSchema, prefix: '' | '@', type: string, labels: Labels): Addition[] {
  return (schema.presets ?? []).map((preset, index) => ({
    id: `${prefix}${type}:${index}`,
    type,
    preset: index,
    name: typeName(labels, preset.name, type),
    category: labels(preset.category),
  }));
}

const byName = (a: Addition, b: Addition): number =>
  a.category.localeCompare(b.category) || a.name.localeCompare(b.name);

/** Sections that can be added to a template or group now, by category and name. */
export function sectionAdditions(theme: EditorTheme, files: Files, path: string, labels: Labels): Addition[] {
  return Object.entries(theme.sections)
    .filter(([type]) => sectionRefusal(theme, files, path, type) === null)
    .flatMap(([type, schema]) => presetsOf(schema, '', type, labels))
    .sort(byName);
}

/** Blocks that can be added to a section or block now: in the order of the schema, then all other theme blocks by name. */
export function blockAdditions(theme: EditorTheme, files: Files, parent: NodeAddress, labels: Labels): Addition[] {
  const found = findNode(theme, files, parent);
  if (!found || blocksOf(parent).length >= DEEPEST_BLOCK) return [];
  const { node, schema } = found;
  const named = new Set(schema?.blocks?.map(({ type }) => type));
  const additions = (types: readonly string[]) =>
    types
      .filter((type) => blockRefusal(theme, schema, node, type) === null)
      .flatMap((type): Addition[] => {
        const block = blockType(theme, schema, type);
        if (!block) return [];
        if (block.schema) return presetsOf(block.schema, '@', type, labels);
        return [{ id: type, type, preset: null, name: typeName(labels, block.name, type), category: '' }];
      });
  const types = acceptedTypes(theme, schema);
  return [
    ...additions(types.filter((type) => named.has(type))),
    ...additions(types.filter((type) => !named.has(type))).sort(byName),
  ];
}
