import { insertSection, orderSections, type Place } from './section-places.ts';
import { sectionElement } from './targets.ts';

/** The page as the host printed it last. No script has touched it, so that it can be compared with what the host prints next. */
export interface PrintedPage {
  readonly page: Document;
  /** Takes a section's HTML over, null where it is gone. False: it is as it was. */
  take(id: string, html: string | null, place?: Place): boolean;
  order(ids: readonly string[], moved?: string): void;
}

export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The wrapper of a section in its HTML, in a document that runs no scripts. */
function parseSection(id: string, html: string): HTMLElement | null {
  return sectionElement(parsePage(html), id);
}

export function createPrintedPage(page: Document): PrintedPage {
  return {
    page,
    take(id, html, place) {
      const old = sectionElement(page, id);
      const next = html === null ? null : parseSection(id, html);
      if (!next) {
        old?.remove();
        return old !== null;
      }
      if (old?.outerHTML === next.outerHTML) return false;
      const element = page.adoptNode(next);
      if (old) old.replaceWith(element);
      else insertSection(page, element, place);
      return true;
    },
    order: (ids, moved) => orderSections(page, ids, moved),
  };
}
