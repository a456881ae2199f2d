/** ms the pointer rests on an entry before its menu opens: crossing the bar opens nothing. */
export const OPENS = 120;
/** ms it rests on another entry before that one takes over: long enough to cut the corner on the way into an open panel. */
export const SWITCHES = 220;
/** ms after which menus close once the pointer has left: a slip is forgiven. */
export const CLOSES = 280;

export interface HoverContext {
  /** Id of the open menu. */
  current(): string | null;
  /** Opens a menu, or closes all. */
  show(menu: string | null): void;
  /** Runs after so many ms; answers how to give it up. */
  after(ms: number, run: () => void): () => void;
}

export interface HoverIntent {
  /** The pointer moves on an entry or its panel; null where the entry opens nothing. Every move may tell. */
  over(entry: string, menu: string | null): void;
  /** The pointer left the menu. */
  leave(): void;
  /** Something else decided: what was about to happen does not. */
  cancel(): void;
}

/** Tells a pointer that wants a menu from one that passes by (rule header-18: hovering activates, leaving closes all). */
export function hoverIntent({ current, show, after }: HoverContext): HoverIntent {
  let at: string | null = null;
  let giveUp = () => {};
  const cancel = () => {
    giveUp();
    giveUp = () => {};
  };
  const wait = (ms: number, menu: string | null) => {
    giveUp = after(ms, () => {
      giveUp = () => {};
      if (current() !== menu) show(menu);
    });
  };
  return {
    over(entry, menu) {
      if (entry === at) return;
      at = entry;
      cancel();
      const open = current();
      if (open !== menu) wait(open === null ? OPENS : SWITCHES, menu);
    },
    leave() {
      if (at === null) return;
      at = null;
      cancel();
      if (current() !== null) wait(CLOSES, null);
    },
    cancel() {
      cancel();
    },
  };
}
