/** Parameters of a previewed page's address that are no part of the shop's own. */
const OWN = ['design_mode', 'editor_draft'];

/** Id of the draft that this page shows, or null where no page of the same origin frames it: then it is not the editor's. */
export function draftOf(page: Window): string | null {
  return page.frameElement && new URLSearchParams(page.location.search).get('editor_draft');
}

/** Path and query of an address inside the shop, as the shop itself writes it: `/search?q=linen`. */
export function shopPath(address: URL): string {
  const url = new URL(address);
  for (const name of OWN) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** The address with what makes the host show the draft in design mode. */
export function draftAddress(address: URL, draft: string): string {
  const url = new URL(address);
  url.searchParams.set('design_mode', 'true');
  url.searchParams.set('editor_draft', draft);
  return url.href;
}
