/** ms the pointer rests on an entry before its menu opens, so that crossing the bar opens nothing. */
export const OPEN_AFTER = 120;
/** ms the pointer rests on another entry before that one's menu replaces the open one: long enough to cross an entry on the way to the panel. */
export const SWITCH_AFTER = 220;
/** ms from the pointer's leaving until the menus close, so that a short slip does not close them. */
export const CLOSE_AFTER = 280;

export interface HoverContext {
  /** Id of the open menu. */
  current(): string | null;
  /** Opens a menu, or closes all. */
  show(menu: string | null): void;
  /** Runs `run` after `ms`; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface HoverIntent {
  /** The pointer is on an entry or its panel. `menu` is null where the entry has no panel. May be called for every move. */
  over(entry: string, menu: string | null): void;
  /** The pointer left the menu. */
  leave(): void;
  /** Cancels a pending change, because a press or a key decided. */
  cancel(): void;
}

/** Distinguishes a pointer that rests on an entry from one that passes over it (rule header-18: hovering activates, leaving closes all). */
export function hoverIntent({ current, show, after }: HoverContext): HoverIntent {
  let hovered: string | null = null;
  let cancelTimer = () => {};
  const cancel = () => {
    cancelTimer();
    cancelTimer = () => {};
  };
  const wait = (ms: number, menu: string | null) => {
    cancelTimer = after(ms, () => {
      cancelTimer = () => {};
      if (current() !== menu) show(menu);
    });
  };
  return {
    over(entry, menu) {
      if (entry === hovered) return;
      hovered = entry;
      cancel();
      const open = current();
      if (open !== menu) wait(open === null ? OPEN_AFTER : SWITCH_AFTER, menu);
    },
    leave() {
      if (hovered === null) return;
      hovered = null;
      cancel();
      if (current() !== null) wait(CLOSE_AFTER, null);
    },
    cancel() {
      cancel();
    },
  };
}
