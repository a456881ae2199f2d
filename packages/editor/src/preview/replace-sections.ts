import { notify } from './design-events.ts';
import { holdStyles } from './hold-styles.ts';
import { keepFocus } from './keep-focus.ts';
import { keepScroll } from './keep-scroll.ts';
import { holdScripts } from './scripts.ts';
import { insertSection, orderSections, type Place } from './section-places.ts';
import type { Selection } from './selection.ts';
import { sectionElement } from './targets.ts';

/** How sections of the page change. */
export interface SectionChanges {
  /** HTML with the wrapper by id; null: the section is gone. */
  sections: ReadonlyMap<string, string | null>;
  /** Places of those that are not there yet. */
  added?: Readonly<Record<string, Place>>;
  /** Ids in the order in which they stand beside each other. */
  order?: readonly string[];
  /** The one that was moved. */
  moved?: string;
}

interface NewSection {
  id: string;
  /** Null: the section is gone. */
  element: HTMLElement | null;
}

/** Not by a template: in one, the content of `noscript` becomes elements, and its styles count. */
function parse(id: string, html: string | null): NewSection {
  if (html === null) return { id, element: null };
  const fragment = document.createRange().createContextualFragment(html);
  return { id, element: fragment.querySelector<HTMLElement>(`#${CSS.escape(`shopify-section-${id}`)}`) };
}

function replace({ id, element }: NewSection, selection: Selection, place: Place | undefined): void {
  const old = sectionElement(document, id);
  const restoreFocus = old && keepFocus(old);
  if (old) notify(old, 'shopify:section:unload', { sectionId: id });
  if (!element) {
    old?.remove();
    return;
  }
  const runScripts = holdScripts(element);
  if (old) old.replaceWith(element);
  else insertSection(document, element, place);
  runScripts();
  notify(element, 'shopify:section:load', { sectionId: id });
  restoreFocus?.(element);
  selection.reloaded(id);
}

/**
 * Changes sections of the page as the platform's editor does: `unload` on the old wrapper, the new one in its place, `load` on it. The window
 * stays where it is in the page, and focus where it is in a section.
 */
export async function replaceSections(changes: SectionChanges, selection: Selection): Promise<void> {
  const { sections, added, order, moved } = changes;
  const parsed = [...sections].map(([id, html]) => parse(id, html));
  const releaseStyles = await holdStyles(parsed.flatMap(({ element }) => element ?? []));
  const restoreScroll = keepScroll(selection.current()?.section);
  for (const one of parsed) replace(one, selection, added?.[one.id]);
  if (order) orderSections(document, order, moved);
  const movedElement = moved === undefined ? null : sectionElement(document, moved);
  if (moved !== undefined && movedElement) notify(movedElement, 'shopify:section:reorder', { sectionId: moved });
  restoreScroll();
  releaseStyles();
}
