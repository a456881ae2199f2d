import { type Labels, typeName } from './labels.ts';
import type { BlockNode, EditorSetting, Json, SectionNode } from './types.ts';

/** Settings whose text names a section or block in the tree, in this order. */
const TITLES = ['heading', 'title', 'text'];
/** Characters of a text that are looked at: a row shows fewer. */
const LONGEST = 300;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of a rich text. */
function plainText(value: Json | undefined): string {
  // What a connected setting says is only known on the page.
  if (typeof value !== 'string' || value.includes('{{')) return '';
  return value
    .slice(0, LONGEST)
    .replaceAll(/<[^>]*(?:>|$)/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Title and type's name of a section or block. A preset's name (`t:` key) says less than the texts that the merchant has written. */
export function titleOf(
  node: SectionNode | BlockNode,
  name: string | undefined,
  settings: readonly EditorSetting[],
  labels: Labels,
): { title: string; name: string } {
  const ofType = typeName(labels, name, node.type);
  const own = node.name?.trim() ?? '';
  if (own !== '' && !own.startsWith('t:')) return { title: own, name: ofType };
  for (const id of TITLES) {
    const setting = settings.find((candidate) => candidate.id === id);
    const stored = node.settings?.[id] ?? setting?.default;
    const text = plainText(typeof stored === 'string' ? labels(stored) : undefined);
    if (text !== '') return { title: text, name: ofType };
  }
  return { title: labels(own) || ofType, name: ofType };
}
