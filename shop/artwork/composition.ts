/** Parts of plates, and plates laid into larger pictures. */
import type { Plate } from './plate.ts';

/** A part of a plate. */
export function crop(p: Plate, x0: number, y0: number, width: number, height: number): Plate {
  const cut = (layer: Float32Array, n = 1): Float32Array => {
    const out = new Float32Array(width * height * n);
    for (let y = 0; y < height; y++) {
      const from = ((y + y0) * p.width + x0) * n;
      out.set(layer.subarray(from, from + width * n), y * width * n);
    }
    return out;
  };
  return {
    ...p,
    width,
    height,
    alpha: cut(p.alpha),
    diffuse: cut(p.diffuse),
    gloss: cut(p.gloss),
    sheen: cut(p.sheen),
    tone: cut(p.tone),
    dyed: cut(p.dyed),
    own: cut(p.own, 3),
    shiftX: cut(p.shiftX),
    shiftY: cut(p.shiftY),
    slopeX: cut(p.slopeX),
    slopeY: cut(p.slopeY),
    ground: undefined,
  };
}

/** A plate laid into a larger picture; what falls outside is lost. */
export function placed(p: Plate, width: number, height: number, dx: number, dy: number): Plate {
  const put = (layer: Float32Array, n: number, rest: number): Float32Array => {
    const out = new Float32Array(width * height * n).fill(rest);
    for (let y = Math.max(0, -dy); y < p.height && y + dy < height; y++) {
      const from = Math.max(0, -dx);
      const to = Math.min(p.width, width - dx);
      if (to > from)
        out.set(layer.subarray((y * p.width + from) * n, (y * p.width + to) * n), ((y + dy) * width + from + dx) * n);
    }
    return out;
  };
  return {
    width,
    height,
    alpha: put(p.alpha, 1, 0),
    diffuse: put(p.diffuse, 1, 1),
    gloss: put(p.gloss, 1, 0),
    sheen: put(p.sheen, 1, 0),
    tone: put(p.tone, 1, 1),
    dyed: put(p.dyed, 1, 0),
    own: put(p.own, 3, 0),
    shiftX: put(p.shiftX, 1, 0),
    shiftY: put(p.shiftY, 1, 0),
    slopeX: put(p.slopeX, 1, 0),
    slopeY: put(p.slopeY, 1, 0),
    ground: p.ground === undefined ? undefined : p.ground + dy,
  };
}
