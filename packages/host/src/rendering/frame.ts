import type { Drop } from '@vitrine/liquid';
import type { BlockData } from '../theme/formats.ts';
import type { LiquidFile } from '../theme/liquid-file.ts';
import type { SectionInstance } from './section-instance.ts';

/** Where rendering is: a section, or a theme block inside it. */
export interface Frame {
  section: SectionInstance;
  /** Null: the section itself. */
  block: { id: string; data: BlockData } | null;
  file: LiquidFile;
  parent: Frame | null;
  depth: number;
  /** `closest.*` arguments given to this block. */
  closest: Readonly<Record<string, unknown>>;
  settings: Drop;
  globals: Drop;
  /** Style sheets of the files rendered for this section, by file. */
  stylesheets: Map<string, string>;
}

const RESOURCE_TYPES = new Set(['product', 'collection', 'article', 'blog', 'page', 'metaobject']);

/**
 * `closest.product`: the nearest `content_for` that set it, then a setting of that type on the way up, then the page's own
 * (docs/platform.md: theme blocks).
 */
export function closestOf(frame: Frame, kind: string, page: Drop): unknown {
  for (let at: Frame | null = frame; at; at = at.parent) {
    if (Object.hasOwn(at.closest, kind)) return at.closest[kind];
  }
  if (!RESOURCE_TYPES.has(kind)) return null;
  for (let at: Frame | null = frame; at; at = at.parent) {
    const setting = at.file.schema.settings?.find(
      (definition) => definition.type === kind && definition.id !== undefined,
    );
    const stored = setting?.id === undefined ? undefined : (at.block?.data ?? at.section.data).settings?.[setting.id];
    // A setting whose value is itself `{{ closest.product }}` has no value here: looking it up would never end.
    if (setting?.id !== undefined && typeof stored === 'string' && stored !== '' && !stored.includes('closest.'))
      return at.settings.get(setting.id);
  }
  return page.get(kind) ?? null;
}
