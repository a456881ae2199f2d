/**
 * Shows what a control opens without scripts, or takes it away again: the disclosure in the `<noscript>` beside it, at the end of its
 * island, where React does not look. For a control marked `data-plain` whose scripts are late, or cannot be fetched.
 */
export function togglePlain(control: Element): boolean {
  const island = control.closest('[data-island]');
  const shown = island?.querySelector(':scope > details');
  shown?.remove();
  if (!shown) {
    island?.insertAdjacentHTML('beforeend', control.parentElement?.querySelector('noscript')?.textContent ?? '');
    island?.lastElementChild?.toggleAttribute('open', true);
  }
  control.ariaExpanded = `${!shown}`;
  return !shown;
}
