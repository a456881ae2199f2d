/** px a finger moves before its direction is decided. */
const SLOP = 8;
/** Share of the drawer's width after which lifting the finger closes it. */
const CLOSE_DISTANCE = 0.35;
/** px per ms from which a flick closes it, whatever the distance. */
const FLICK_SPEED = 0.5;
/** ms over which the speed is measured. A busy browser delivers moves in batches, so the last two moves alone do not give it. */
const SPEED_WINDOW = 100;

export interface Swipe {
  /** Touch start, at px and ms. */
  start(x: number, y: number, at: number): void;
  /** Touch move. Returns the px by which the drawer is pushed out, 0 while it is not. */
  move(x: number, y: number, at: number): number;
  /** Touch end. Returns whether the drawer closes. */
  end(at: number): boolean;
}

/** Tracks a swipe that pushes a drawer out. `direction`: −1 where the drawer leaves to the left, 1 to the right. `width`: px of the drawer. */
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
      if (state === 'undecided' && Math.max(Math.abs(along), across) > SLOP)
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
      // The position 100 ms ago: a finger that rested since then has no speed.
      const before = moves.findLast((move) => move.at <= at - SPEED_WINDOW) ?? moves[0];
      const speed = before ? (offset - before.offset) / Math.min(Math.max(at - before.at, 1), SPEED_WINDOW) : 0;
      return pushed && (offset > width() * CLOSE_DISTANCE || speed > FLICK_SPEED);
    },
  };
}
