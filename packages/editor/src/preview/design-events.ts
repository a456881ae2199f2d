/** What each event of the theme editor carries (docs/platform.md: theme editor). */
interface Details {
  'shopify:section:load': { sectionId: string };
  'shopify:section:unload': { sectionId: string };
  'shopify:section:select': { sectionId: string; load: boolean };
  'shopify:section:deselect': { sectionId: string };
  'shopify:section:reorder': { sectionId: string };
  'shopify:block:select': { blockId: string; sectionId: string; load: boolean };
  'shopify:block:deselect': { blockId: string; sectionId: string };
}

/** Dispatches an event of the theme editor on a section or block. */
export function notify<Name extends keyof Details>(element: Element, name: Name, detail: Details[Name]): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

/** Tells the page's scripts whether a click selects. */
export function notifyInspector(page: Document, isActive: boolean): void {
  page.dispatchEvent(new CustomEvent(`shopify:inspector:${isActive ? 'activate' : 'deactivate'}`, { bubbles: true }));
}
