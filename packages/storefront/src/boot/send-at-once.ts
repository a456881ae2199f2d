const FORM = 'data-at-once';

/** Keys that leaf through the options of a closed list: each of them would change the page under the visitor. */
const isListKey = ({ key }: KeyboardEvent): boolean => /^(.|Arrow\w+|Page\w+|Home|End)$/.test(key);

/**
 * Forms marked `data-at-once` (language, country) are sent when a choice is made, by pointer, touch or Enter; leafed through by keys
 * they wait for their button. However they are sent, the visitor comes back to the very address, with its query and hash.
 */
export function sendAtOnce(page: Document): void {
  let byKeyboard = false;
  page.addEventListener('keydown', (event) => {
    byKeyboard = isListKey(event);
  });
  page.addEventListener('pointerdown', () => {
    byKeyboard = false;
  });
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.form?.hasAttribute(FORM) && !byKeyboard)
      target.form.requestSubmit();
  });
  page.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.hasAttribute(FORM)) return;
    const back = target.elements.namedItem('return_to');
    if (back instanceof HTMLInputElement) back.value = location.pathname + location.search + location.hash;
  });
}
