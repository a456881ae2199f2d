/** What a scroll lock does to the page; the real one is `documentPage`. */
export interface ScrollPage {
  /** Stops the page from scrolling; answers how to undo it. */
  hold(): () => void;
}

export interface ScrollLock {
  /** Holds the page until the answer is called; calling it again does nothing. Locks may overlap: the last one frees the page. */
  lock(): () => void;
}

export function scrollLock(page: ScrollPage): ScrollLock {
  let holders = 0;
  let free: (() => void) | undefined;
  return {
    lock() {
      holders += 1;
      free ??= page.hold();
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders > 0) return;
        free?.();
        free = undefined;
      };
    },
  };
}

/** Safari on iPhone and iPad scrolls a page whose root hides its overflow; there the body is taken out of the flow instead. */
function scrollsThrough(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Mac') && maxTouchPoints > 1);
}

/** The page of the browser. Where its scrollbar takes room, the body is padded by as much, so that nothing moves. */
export const documentPage: ScrollPage = {
  hold() {
    const root = document.documentElement;
    const { body } = document;
    const before = { overflow: root.style.overflow, body: body.style.cssText };
    const top = window.scrollY;
    const left = window.scrollX;
    const scrollbar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
    const fixed = scrollsThrough();
    if (fixed) {
      Object.assign(body.style, { position: 'fixed', top: `${-top}px`, left: `${-left}px`, right: '0', width: '100%' });
    }
    return () => {
      root.style.overflow = before.overflow;
      body.style.cssText = before.body;
      if (!fixed) return;
      window.scrollTo({ top, left, behavior: 'instant' });
    };
  },
};
