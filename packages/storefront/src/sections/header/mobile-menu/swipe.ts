/** px a finger moves before it is clear where it goes. */
const UNDECIDED = 8;
/** Part of the drawer's width after which letting go closes it. */
const FAR = 0.35;
/** px per ms: a flick closes from anywhere. */
const FAST = 0.5;
/** ms: how far back the speed of a finger is measured. Moves come in bunches from a busy machine, so the last two alone say nothing of it. */
const RECENT = 100;

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
  let moves: { offset: number; at: number }[] = [];
  let state: 'none' | 'undecided' | 'pushing' = 'none';
  return {
    start(x, y, at) {
      from = { x, y };
      moves = [{ offset: 0, at }];
      state = 'undecided';
    },
    move(x, y, at) {
      const along = (x - from.x) * direction;
      const across = Math.abs(y - from.y);
      if (state === 'undecided' && Math.max(Math.abs(along), across) > UNDECIDED)
        state = along > across ? 'pushing' : 'none';
      if (state !== 'pushing') return 0;
      const offset = Math.min(Math.max(along, 0), width());
      moves.push({ offset, at });
      return offset;
    },
    end(at) {
      const pushed = state === 'pushing';
      state = 'none';
      const { offset = 0 } = moves.at(-1) ?? {};
      // Where the finger was as the last 100 ms began: one that rested has not moved in them, and did not flick.
      const before = moves.findLast((move) => move.at <= at - RECENT) ?? moves[0];
      const speed = before ? (offset - before.offset) / Math.min(Math.max(at - before.at, 1), RECENT) : 0;
      return pushed && (offset > width() * FAR || speed > FAST);
    },
  };
}
