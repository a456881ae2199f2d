/**
 * Brings the beginning of the list into view once it has been laid out, where a shopper deep in another list would look at what follows it
 * now. The window stays where it is while the middle of the first row, or of what stands for an empty list, is in sight.
 */
export function revealList(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const list = document.querySelector<HTMLElement>('.collection__list');
      const first = list?.querySelector('.grid__product') ?? list?.querySelector('.collection__empty');
      if (!list || !first) return;
      const { top, height } = first.getBoundingClientRect();
      const middle = top + height / 2;
      if (middle < 0 || middle > window.innerHeight) list.scrollIntoView({ block: 'start', behavior: 'instant' });
    }),
  );
}
