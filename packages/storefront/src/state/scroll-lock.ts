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

/** The page of the browser. `scrollbar-gutter: stable` on the root keeps its width. */
export const documentPage: ScrollPage = {
  hold() {
    const root = document.documentElement;
    const { body } = document;
    const before = { overflow: root.style.overflow, body: body.style.cssText };
    const top = window.scrollY;
    const left = window.scrollX;
    root.style.overflow = 'hidden';
    const fixed = scrollsThrough();
    if (fixed) {
      Object.assign(body.style, { position: 'fixed', top: `${-top}px`, left: `${-left}px`, right: '0', width: '100%' });
    }
    return () => {
      root.style.overflow = before.overflow;
      if (!fixed) return;
      body.style.cssText = before.body;
      window.scrollTo({ top, left, behavior: 'instant' });
    };
  },
};
