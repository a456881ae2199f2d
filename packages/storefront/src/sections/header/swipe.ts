/** px a finger moves before it is clear where it goes. */
const UNDECIDED = 8;
/** Part of the drawer's width after which letting go closes it. */
const FAR = 0.35;
/** px per ms: a flick closes from anywhere. */
const FAST = 0.5;

export interface Swipe {
  /** A finger is put down, at px and ms. */
  start(x: number, y: number, at: number): void;
  /** It moves: px the drawer is pushed out of the page, 0 while it is not. */
  move(x: number, y: number, at: number): number;
  /** It is lifted: whether the drawer closes. */
  end(at: number): boolean;
}

/** Follows a finger that pushes a drawer out. `direction`: −1 where it leaves to the left, 1 to the right. `width`: px of the drawer. */
export function swipe(direction: -1 | 1, width: () => number): Swipe {
  let from = { x: 0, y: 0 };
  let last = { offset: 0, at: 0 };
  let speed = 0;
  let state: 'none' | 'undecided' | 'pushing' = 'none';
  return {
    start(x, y, at) {
      from = { x, y };
      last = { offset: 0, at };
      speed = 0;
      state = 'undecided';
    },
    move(x, y, at) {
      const along = (x - from.x) * direction;
      const across = Math.abs(y - from.y);
      if (state === 'undecided' && Math.max(Math.abs(along), across) > UNDECIDED)
        state = along > across ? 'pushing' : 'none';
      if (state !== 'pushing') return 0;
      const offset = Math.min(Math.max(along, 0), width());
      if (at > last.at) speed = (offset - last.offset) / (at - last.at);
      last = { offset, at };
      return offset;
    },
    end(at) {
      const { offset } = last;
      const pushed = state === 'pushing';
      state = 'none';
      // A finger that rested before it was lifted did not flick.
      return pushed && (offset > width() * FAR || (speed > FAST && at - last.at < 100));
    },
  };
}
