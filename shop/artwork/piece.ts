/** What a garment is made of: pieces of cloth in the order they lie, from the lining to the top button. */
import type { ClothName } from './cloth.ts';
import type { Folds } from './folds.ts';
import type { Point, Polygon } from './outline.ts';

export interface Line {
  points: readonly Point[];
  /** A seam is a groove; a stitch is a dashed thread lying on top; an edge is a turned rim. */
  kind: 'seam' | 'stitch' | 'edge';
  closed?: boolean;
}

export interface Piece {
  outline: Polygon;
  /** How far the middle stands out, px; 0 is flat. */
  depth: number;
  /** Radius of the turned edge, px. */
  edge?: number;
  /** Across which line it is round: rows (a body) or a limb's own axis. */
  axis?: readonly [readonly [number, number], readonly [number, number]];
  /** Half the width of the body it belongs to, px: a front panel is round as the whole is. */
  span?: number;
  /** Which holes are cut out of it. */
  holes?: readonly Polygon[];
  folds?: Folds;
  /** How far its lower edge waves with the folds, px. */
  wave?: number;
  /** Height above what lies below, px: the shadow it throws. */
  lift?: number;
  cloth?: ClothName;
  /** Its own color (hex) instead of the garment's. */
  color?: string;
  /** Lighter or darker than the garment: the inside of a neck is 0.5. */
  tone?: number;
  lines?: readonly Line[];
  /** Height given point by point instead of by depth: a pearl, a ring, a last. */
  dome?: boolean;
}

export interface Garment {
  cloth: ClothName;
  pieces: readonly Piece[];
  /** Hung before a wall, or standing on the ground (y px of the sole). */
  ground?: number;
}
