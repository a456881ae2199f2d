/** Opens the disclosure of the block that is selected in the theme editor, and those around it, so that the merchant sees what is edited. */
export function openSelected(page: Document): void {
  page.addEventListener('shopify:block:select', ({ target }) => {
    let details = target instanceof Element ? target.closest('details') : null;
    while (details) {
      details.open = true;
      details = details.parentElement?.closest('details') ?? null;
    }
  });
}
