import type { Target, TypeNames } from '@vitrine/contract/editor/preview.ts';
import { readable } from '@vitrine/contract/editor/schema-text.ts';

const SECTION = '[data-shopify-editor-section]';
const BLOCK = '[data-shopify-editor-block]';

/** What the attribute of a section or block says of it. */
interface Mark {
  id: string;
  type: string;
}

function markOf(element: Element, name: 'section' | 'block'): Mark | undefined {
  try {
    const mark: unknown = JSON.parse(element.getAttribute(`data-shopify-editor-${name}`) ?? '');
    if (typeof mark !== 'object' || mark === null || !('id' in mark)) return undefined;
    return { id: String(mark.id), type: 'type' in mark ? String(mark.type) : '' };
  } catch {
    // A theme may have printed the attribute by hand.
    return undefined;
  }
}

/** The wrapper of a section. */
export const sectionElement = (page: Document, id: string): HTMLElement | null =>
  page.getElementById(`shopify-section-${id}`);

/** Sections inside a page or an element, in their order. */
export function sectionsOf(page: ParentNode): { id: string; type: string; element: Element }[] {
  return [...page.querySelectorAll(SECTION)].flatMap((element) => {
    const mark = markOf(element, 'section');
    return mark ? [{ ...mark, element }] : [];
  });
}

/** The element of a section or block; null where the page does not show it. */
export function elementOf(page: Document, { section, block }: Target): Element | null {
  const wrapper = sectionElement(page, section);
  if (!wrapper || block === undefined) return wrapper;
  return [...wrapper.querySelectorAll(BLOCK)].find((one) => markOf(one, 'block')?.id === block) ?? null;
}

/** The innermost block or section that an element belongs to. */
export function targetAt(element: Element): Target | null {
  const wrapper = element.closest(SECTION);
  const section = wrapper && markOf(wrapper, 'section');
  if (!section) return null;
  const block = element.closest(BLOCK);
  const mark = block && wrapper.contains(block) && markOf(block, 'block');
  return mark ? { section: section.id, block: mark.id } : { section: section.id };
}

/** What the editor calls the type of a section or block; without a name the type is one: `image-with-text` → `Image with text`. */
export function nameOf(element: Element, { block }: Target, names: TypeNames): string {
  const wrapper = element.closest(SECTION);
  const section = (wrapper && markOf(wrapper, 'section')?.type) ?? '';
  if (block === undefined) return names[section] ?? readable(section);
  const type = markOf(element, 'block')?.type ?? '';
  return names[`${section}:${type}`] ?? names[`:${type}`] ?? readable(type);
}

export const isSameTarget = (a: Target | null, b: Target | null): boolean =>
  a?.section === b?.section && a?.block === b?.block;
