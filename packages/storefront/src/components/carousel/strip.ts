/** ms without scrolling after which a strip is taken to rest. */
const REST = 150;

/** Resolves once nobody scrolls the strip: it is not taken out of a moving hand. */
export function atRest(view: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      view.removeEventListener('scroll', wait);
      resolve();
    };
    let timer = setTimeout(done, REST);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, REST);
    };
    view.addEventListener('scroll', wait, { passive: true });
  });
}

/** Which slide of a strip that is scrolled by hand stands at its beginning. */
export function stripIndex(view: HTMLElement): number {
  const width = view.querySelector('li')?.offsetWidth || view.clientWidth;
  return Math.round(Math.abs(view.scrollLeft) / Math.max(1, width));
}
