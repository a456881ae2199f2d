/** ms in which the content opens or closes (rule widget-2). */
export const MOVED = 500;
/** ms after which its measured height is let go, so that what changes inside is seen whole (rule widget-2). */
export const SETTLED = 800;

/** How to give up a movement that is on its way. */
const moving = new WeakMap<HTMLDetailsElement, () => void>();

/** Whether it is open, or on its way there. */
export const isOpen = (details: HTMLDetailsElement): boolean => details.open && !('closing' in details.dataset);

/**
 * Opens or closes a disclosure with the timings of rule widget-2. Its content (`.accordion__clip`) is measured, in px; while it closes it
 * stays in the page until it is out of sight. `still`: at once, for those who asked for less movement.
 */
export function moveAccordion(details: HTMLDetailsElement, open: boolean, still = false): void {
  if (open === isOpen(details)) return;
  moving.get(details)?.();
  const clip = details.querySelector<HTMLElement>(':scope > .accordion__clip');
  if (still || !clip) {
    details.open = open;
    return;
  }
  const from = details.open ? clip.offsetHeight : 0;
  details.open = true;
  details.toggleAttribute('data-closing', !open);
  const to = open ? clip.scrollHeight : 0;
  clip.style.height = `${from}px`;
  // Asked for, so that the browser takes note of where the way begins.
  clip.getBoundingClientRect();
  clip.style.height = `${to}px`;

  function settle() {
    timers.forEach(clearTimeout);
    moving.delete(details);
    details.removeAttribute('data-closing');
    if (clip) clip.style.height = '';
  }
  const timers = [
    open
      ? setTimeout(settle, SETTLED)
      : setTimeout(() => {
          details.open = false;
          settle();
        }, MOVED),
  ];
  moving.set(details, () => {
    timers.forEach(clearTimeout);
    moving.delete(details);
    details.removeAttribute('data-closing');
  });
}
