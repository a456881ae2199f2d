import type { PrintedPage } from './printed-page.ts';
import { replaceAttributes } from './replace-attributes.ts';
import { PASSIVE, replaceHead } from './replace-head.ts';
import { replaceSections } from './replace-sections.ts';
import type { Selection } from './selection.ts';
import { sectionElement, sectionsOf } from './targets.ts';

/** What a page has outside of sections, but for what can be replaced one by one. */
function outside(page: Document): string {
  const head = page.importNode(page.head, true);
  const body = page.importNode(page.body, true);
  for (const { id, element } of sectionsOf(body)) element.replaceWith(page.createComment(`section ${id}`));
  for (const element of head.querySelectorAll(PASSIVE)) element.remove();
  // Sections that were added, moved or removed one by one have left other spaces around them than the host prints.
  return head.innerHTML.replaceAll(/\s+/g, ' ') + body.innerHTML.replaceAll(/\s*(<!--section .*?-->)\s*/g, '$1');
}

/** Ids and HTML of the sections that differ. */
function changedSections(last: Document, next: Document): Map<string, string> {
  const changed = new Map<string, string>();
  for (const { id, element } of sectionsOf(next)) {
    const html = element.outerHTML;
    if (sectionElement(last, id)?.outerHTML !== html) changed.set(id, html);
  }
  return changed;
}

/**
 * Makes the page the one that the host prints now (`next`): sections, the head's styles, and attributes of the root and the body. False: it
 * differs elsewhere, and has to be loaded again.
 */
export async function replacePage(printed: PrintedPage, next: Document, selection: Selection): Promise<boolean> {
  const last = printed.page;
  if (outside(last) !== outside(next)) return false;
  await replaceHead(last, next);
  replaceAttributes(document.documentElement, last.documentElement, next.documentElement);
  replaceAttributes(document.body, last.body, next.body);
  await replaceSections({ sections: changedSections(last, next) }, selection);
  return true;
}
