/**
 * Opens or closes what a control opens without scripts: the disclosure in the `<noscript>` beside it. It is put at the end of the island,
 * outside of React's root. For a control marked `data-plain` whose scripts are late or cannot be fetched.
 */
export function toggleFallback(control: Element): boolean {
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
