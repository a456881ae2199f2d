/** A section's schema as the platform reads it (docs/platform.md: sections). */
import type { Placement, Section } from './define-section.ts';
import type { Settings } from './settings.ts';

const entries = (settings: Settings): object[] =>
  Object.entries(settings).map(([id, { kind, schema }]) => {
    const { type, ...rest } = schema;
    return kind === 'none' ? { type, ...rest } : { type, id, ...rest };
  });

const placement = (given: Placement | undefined): object | undefined => (given ? { ...given } : undefined);

export function sectionSchema(section: Section): string {
  const blocks = Object.entries(section.blocks).map(([type, block]) => ({
    type,
    name: block.name,
    ...(block.limit ? { limit: block.limit } : {}),
    settings: entries(block.settings),
  }));
  const schema: Record<string, unknown> = {
    name: section.name,
    tag: section.tag,
    class: section.class,
    limit: section.limit,
    settings: entries(section.settings),
    max_blocks: section.maxBlocks,
    blocks: blocks.length > 0 ? blocks : undefined,
    presets: section.presets.length > 0 ? section.presets : undefined,
    default: section.default,
    enabled_on: placement(section.enabledOn),
    disabled_on: placement(section.disabledOn),
  };
  return `{% schema %}\n${JSON.stringify(schema)}\n{% endschema %}\n`;
}
