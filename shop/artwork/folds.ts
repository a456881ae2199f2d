/** How cloth hangs: heights in px over a piece, where u runs -1..1 across it and v 0..1 down it. */
import { fractal, noise, smoothstep } from './noise.ts';

export type Folds = (x: number, y: number, u: number, v: number) => number;

/** Rounded crests and narrow valleys, as hung cloth has them. */
function roll(n: number): number {
  return 0.75 * (Math.sqrt(n * n + 0.012) * 1.9 - 0.62) + 0.45 * n;
}

/** Folds that fall from above and open toward the hem. `count` of them across the front, `amp` px high. */
export function hanging(seed: number, count: number, amp: number, start = 0.1): Folds {
  return (_x, _y, u, v) => {
    const open = smoothstep(start, 1.05, v);
    const wander = 0.5 * noise(u * 1.7, v * 2.1, seed + 3) * (0.4 + v);
    const s = (u * count) / 2 + wander;
    const big = roll(noise(s, v * 0.8, seed));
    const small = roll(noise(s * 2.3 + 4, v * 1.5, seed + 9));
    return amp * open * (big + 0.32 * small * open);
  };
}

/** Knife pleats, pressed: a slope and a step. */
export function pleats(count: number, amp: number, start = 0): Folds {
  return (_x, _y, u, v) => {
    const a = Math.asin(Math.max(-1, Math.min(1, u))) / (Math.PI / 2);
    const s = (0.35 * u + 0.65 * a) * (count / 2) + 0.12 * noise(u * 3, v * 2.4, 77) * v;
    const t = s - Math.floor(s);
    const step = t < 0.86 ? t / 0.86 : (1 - t) / 0.14;
    return amp * (0.35 + 0.65 * smoothstep(start, 0.6, v)) * (step - 0.5);
  };
}

/** Gathers below a seam: fine at the top, opening as they fall. */
export function gathers(seed: number, count: number, amp: number): Folds {
  const fall = hanging(seed, count * 0.42, amp * 2.6, 0);
  return (x, y, u, v) => {
    const fine = roll(noise(u * count + 0.7 * noise(u * 4, v * 3, seed + 5), v * 1.6, seed + 1));
    return amp * 1.25 * fine * (1 - smoothstep(0.02, 0.55, v)) + fall(x, y, u, v);
  };
}

/** Long slanting drags, as at a bust, a tied waist or a hip. */
export function drags(seed: number, amp: number, angle: number, length = 120, width = 26, until = 0.7): Folds {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, _u, v) => {
    if (v > until + 0.15) return 0;
    const a = x * c + y * s;
    const b = -x * s + y * c;
    return (
      amp *
      (1 - smoothstep(until - 0.15, until + 0.15, v)) *
      roll(noise(a / length, b / width, seed)) *
      smoothstep(-0.2, 0.6, noise(a / 170, b / 150, seed + 2))
    );
  };
}

/** Wrinkles round a bent arm or knee, at `at` (0..1 down the piece). */
export function bends(seed: number, amp: number, at = 0.5, spread = 0.22): Folds {
  return (_x, _y, u, v) => {
    const near = Math.exp(-(((v - at) / spread) ** 2));
    const low = smoothstep(0.8, 1, v) * 0.7;
    const ring = roll(noise(u * 0.8 + v * 3, v * 13 + u * 1.8, seed));
    const long = roll(noise(u * 1.5, v * 1.8, seed + 4));
    return amp * ((near + low) * ring + 0.55 * long);
  };
}

/** Creases of worn linen and cotton. */
export function creases(seed: number, amp: number): Folds {
  return (x, y) => {
    const wx = x + 30 * noise(x / 90, y / 90, seed + 1);
    const wy = y + 30 * noise(x / 90, y / 90, seed + 2);
    const n = Math.abs(fractal(wx / 46, wy / 62, seed, 3));
    const where = smoothstep(-0.35, 0.6, noise(x / 150, y / 170, seed + 6));
    return amp * (Math.sqrt(n * n + 0.002) * 3.4 - 0.9) * where;
  };
}

/** A bust, softly. */
export function bust(cx: number, cy: number, radius: number, height: number): Folds {
  return (x, y) => {
    const bump = (px: number) => Math.exp(-(((x - px) / radius) ** 2 + ((y - cy) / (radius * 1.05)) ** 2));
    return height * (bump(450 - cx) + bump(450 + cx));
  };
}

export function all(...parts: Folds[]): Folds {
  return (x, y, u, v) => {
    let sum = 0;
    for (const part of parts) sum += part(x, y, u, v);
    return sum;
  };
}
