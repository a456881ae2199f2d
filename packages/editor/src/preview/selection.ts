import type { Target } from '@vitrine/contract/editor/preview.ts';
import { notify } from './design-events.ts';
import { elementOf, isSameTarget, sectionElement } from './targets.ts';

/** The section or block that the merchant edits. */
export interface Selection {
  /** Null: none. */
  current(): Target | null;
  /** `isByChange`: by a change and not by the merchant, which the events carry as `load`. */
  select(target: Target, isByChange: boolean): void;
  deselect(): void;
  /** A section's element is new: what is selected in it is selected again. */
  reloaded(section: string): void;
}

/** A theme's script that began after something was selected asks for it (`compiler/src/client/repeat-selection.ts`). */
const SELECTION_WANTED = 'vitrine:selection-wanted';

/** Keeps what is selected on a page, and dispatches the platform's events. */
export function createSelection(page: Document): Selection {
  let selected: Target | null = null;
  /** Waits for a block that is selected and not there yet: a script adds it. */
  const additions = new MutationObserver(() => selected && notifyBlock(selected, true));

  function notifySection({ section }: Target, load: boolean): void {
    const element = sectionElement(page, section);
    if (element) notify(element, 'shopify:section:select', { sectionId: section, load });
  }

  function notifyBlock(target: Target, load: boolean): void {
    additions.disconnect();
    const { section, block } = target;
    if (block === undefined) return;
    const element = elementOf(page, target);
    if (element) notify(element, 'shopify:block:select', { blockId: block, sectionId: section, load });
    else additions.observe(page, { childList: true, subtree: true });
  }

  /** Deselects what `next` has not selected too: a block's section stays selected when another of its blocks is. */
  function leave(next: Target | null): void {
    if (!selected || isSameTarget(selected, next)) return;
    const { section, block } = selected;
    const element = block !== undefined && elementOf(page, selected);
    if (element) notify(element, 'shopify:block:deselect', { blockId: block ?? '', sectionId: section });
    const wrapper = section !== next?.section && sectionElement(page, section);
    if (wrapper) notify(wrapper, 'shopify:section:deselect', { sectionId: section });
  }

  function reloaded(section: string): void {
    if (selected?.section !== section) return;
    notifySection(selected, true);
    notifyBlock(selected, true);
  }

  page.addEventListener(SELECTION_WANTED, () => selected && reloaded(selected.section));

  return {
    current: () => selected,
    select(target, isByChange) {
      const last = selected;
      leave(target);
      selected = target;
      if (last?.section !== target.section || target.block === undefined) notifySection(target, isByChange);
      notifyBlock(target, isByChange);
    },
    deselect() {
      additions.disconnect();
      leave(null);
      selected = null;
    },
    reloaded,
  };
}
