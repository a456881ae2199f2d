/** Asks the editor to select again what is selected. */
export const SELECTION_WANTED = 'vitrine:selection-wanted';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const idOf = (element: Element): unknown => {
  const mark: unknown = JSON.parse(element.getAttribute('data-shopify-editor-block') || '{}');
  return isRecord(mark) ? mark.id : undefined;
};

/**
 * Repeats the theme editor's last selection once an island of that section has hydrated: its view was not there to listen. Else the block that
 * the merchant edits is on a slide or a tab that is not shown.
 */
export function repeatSelection(page: Document): void {
  const selected = new Map<'section' | 'block', Record<string, unknown>>();
  for (const kind of ['section', 'block'] as const) {
    page.addEventListener(`shopify:${kind}:select`, (event) => {
      if (event instanceof CustomEvent && isRecord(event.detail)) selected.set(kind, event.detail);
    });
    page.addEventListener(`shopify:${kind}:deselect`, () => selected.delete(kind));
  }
  // What was selected before this script began was not heard; our own editor says it again.
  page.dispatchEvent(new Event(SELECTION_WANTED));

  function repeat(section: Element): void {
    const find = (kind: 'section' | 'block', detail: Record<string, unknown>): Element | undefined =>
      kind === 'section'
        ? section
        : [...section.querySelectorAll('[data-shopify-editor-block]')].find((one) => idOf(one) === detail.blockId);
    for (const [kind, detail] of [...selected]) {
      if (`shopify-section-${detail.sectionId}` !== section.id) continue;
      find(kind, detail)?.dispatchEvent(
        new CustomEvent(`shopify:${kind}:select`, { bubbles: true, detail: { ...detail, load: true } }),
      );
    }
  }

  new MutationObserver((records) => {
    const hydrated = records.flatMap(({ target }) =>
      target instanceof HTMLElement && 'hydrated' in target.dataset ? (target.closest('.shopify-section') ?? []) : [],
    );
    for (const section of new Set(hydrated)) repeat(section);
  }).observe(page, { subtree: true, attributeFilter: ['data-hydrated'] });
}
