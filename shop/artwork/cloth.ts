/** Cloths: how each is built at the scale of a thread, how it falls, and how it takes the light. */
import { cells, fractal, noise, smoothstep } from './noise.ts';

export interface Surface {
  /** px, added to the height. */
  height: number;
  /** Multiplies the color. */
  tone: number;
}

export interface Cloth {
  /** How much it folds: 1 is a crêpe. */
  drape: number;
  /** Small creases, px. */
  crease: number;
  /** Strength of the highlight, 0..1. */
  gloss: number;
  /** Sharpness of the highlight (Blinn-Phong exponent). */
  polish: number;
  /** Soft light at the rim: pile and fluff. */
  sheen: number;
  /** Width of the hairy edge, px. */
  fluff: number;
  /** The thread, the stitch or the grain at (x, y) px; `k` enlarges it for close-ups. */
  surface: (x: number, y: number, k: number) => Surface;
}

const TAU = Math.PI * 2;
const flat: Surface = { height: 0, tone: 1 };

function weave(pitch: number, height: number, slub: number): Cloth['surface'] {
  return (x, y, k) => {
    const p = pitch * k;
    const a = Math.sin((x / p) * TAU);
    const b = Math.sin((y / p) * TAU);
    const over = a * b > 0 ? Math.abs(a) : Math.abs(b);
    const warp = noise(x / p, y / (p * 22), 3) + noise(x / (p * 26), y / p, 5);
    return {
      height: height * k * (over - 0.5 + slub * 0.8 * warp),
      tone: 1 + slub * 0.04 * warp + 0.012 * (over - 0.5) * k,
    };
  };
}

function twill(pitch: number, height: number, contrast: number): Cloth['surface'] {
  return (x, y, k) => {
    const p = pitch * k;
    const line = Math.sin(((x + y * 0.62 + noise(x / 40, y / 40, 4) * 2) / p) * TAU);
    const slub = noise(x / p, y / (p * 14), 9);
    return { height: height * k * (line * 0.5 + slub * 0.3), tone: 1 + contrast * (line * 0.5 + slub * 0.7) };
  };
}

/** Rows of V stitches. */
function jersey(pitch: number, height: number): Cloth['surface'] {
  return (x, y, k) => {
    const p = pitch * k;
    const column = x / p;
    const lean = Math.abs((column - Math.floor(column)) * 2 - 1);
    const row = Math.sin((y / (p * 0.82) - lean * 0.62) * TAU);
    const leg = Math.sin(lean * Math.PI);
    return { height: height * k * (leg * 0.8 + row * 0.35), tone: 1 + (leg - 0.6) * 0.05 + row * 0.02 };
  };
}

function rib(pitch: number, height: number): Cloth['surface'] {
  const stitches = jersey(pitch / 2.6, height * 0.12);
  return (x, y, k) => {
    const s = Math.sin((x / (pitch * k)) * TAU);
    const soft = Math.sign(s) * Math.sqrt(Math.abs(s));
    const inner = stitches(x, y, k);
    return { height: height * k * soft * 0.5 + inner.height, tone: (1 + soft * 0.03) * inner.tone };
  };
}

function cable(scale: number): Cloth['surface'] {
  const ground = jersey(scale / 9, 0.8);
  return (x, y, k) => {
    const w = scale * k;
    const panel = x / w - Math.floor(x / w);
    const phase = (y / (w * 1.15)) * TAU;
    const base = ground(x, y, k);
    const c = (panel - 0.5) * 2;
    const strand = (offset: number): number => {
      const centre = 0.3 * Math.sin(phase + offset);
      const d = (c - centre) / 0.26;
      return d * d < 1 ? Math.sqrt(1 - d * d) * (0.72 + 0.28 * Math.cos(phase + offset)) : 0;
    };
    const rope = Math.max(strand(0), strand(Math.PI));
    const edge = smoothstep(0.07, 0, Math.abs(Math.abs(c) - 0.72)) * 0.5;
    const moss = Math.abs(c) > 0.76 ? 0.25 * Math.sin(x * (TAU / (w / 10))) * Math.sin(y * (TAU / (w / 10))) : 0;
    return {
      height: base.height + k * scale * 0.12 * (rope + edge + moss * 0.6),
      tone: base.tone * (0.95 + rope * 0.07),
    };
  };
}

function grain(scale: number, height: number): Cloth['surface'] {
  return (x, y, k) => {
    const { nearest, second } = cells(x / (scale * k), y / (scale * k), 11);
    const crack = smoothstep(0, 0.28, second - nearest);
    return {
      height: height * k * (crack - 0.6) + noise(x / (30 * k), y / (30 * k), 2) * 0.4,
      tone: 0.985 + crack * 0.02,
    };
  };
}

function mottled(scale: number, height: number, tone: number): Cloth['surface'] {
  return (x, y, k) => {
    const a = fractal(x / (scale * k), y / (scale * k), 21, 3);
    const hair = noise(x / (1.6 * k) + a * 3, y / (5 * k), 23);
    return { height: height * k * (a + hair * 0.5), tone: 1 + tone * (a + hair * 0.45) };
  };
}

function curls(scale: number, height: number): Cloth['surface'] {
  return (x, y, k) => {
    const s = scale * k;
    const wx = x + fractal(x / (s * 1.4), y / (s * 1.4), 31, 2) * s * 1.6;
    const wy = y + fractal(x / (s * 1.4), y / (s * 1.4), 37, 2) * s * 1.6;
    const { nearest } = cells(wx / s, wy / s, 41);
    return { height: height * k * (0.6 - nearest), tone: 1.06 - nearest * 0.2 };
  };
}

function quilt(scale: number, height: number): Cloth['surface'] {
  return (x, y, k) => {
    const s = scale * k;
    const a = (x + y) / s;
    const b = (x - y) / s;
    const da = Math.abs(a - Math.floor(a) - 0.5);
    const db = Math.abs(b - Math.floor(b) - 0.5);
    const edge = 0.5 - Math.max(da, db);
    const puff = (1 - 4 * da * da) * (1 - 4 * db * db);
    const pucker = noise(x / (7 * k), y / (7 * k), 8) * smoothstep(0.16, 0, edge);
    return { height: height * k * (puff ** 0.55 + pucker * 0.1), tone: 1 - smoothstep(0.025, 0, edge) * 0.16 };
  };
}

function broderie(scale: number): Cloth['surface'] {
  const ground = weave(2.2, 0.2, 0.3);
  return (x, y, k) => {
    const s = scale * k;
    const row = Math.floor(y / s);
    const px = ((x / s + (row % 2) * 0.5) % 1) - 0.5 + (x < 0 ? 1 : 0);
    const py = y / s - row - 0.5;
    let hole = 0;
    let ring = 0;
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * TAU;
      const d = Math.hypot(px - Math.cos(a) * 0.24, py - Math.sin(a) * 0.24);
      hole = Math.max(hole, smoothstep(0.085, 0.06, d));
      ring = Math.max(ring, smoothstep(0.05, 0, Math.abs(d - 0.115)));
    }
    const d = Math.hypot(px, py);
    hole = Math.max(hole, smoothstep(0.075, 0.05, d));
    ring = Math.max(ring, smoothstep(0.04, 0, Math.abs(d - 0.1)));
    const base = ground(x, y, k);
    return { height: base.height + k * (ring * 1.6 - hole * 2.2), tone: base.tone * (1 - hole * 0.55) };
  };
}

function pointelle(scale: number): Cloth['surface'] {
  const ground = jersey(4, 0.5);
  return (x, y, k) => {
    const s = scale * k;
    const a = (x + y) / s;
    const b = (x - y) / s;
    const line = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)));
    const dots = Math.sin((x / (s / 7)) * TAU) * Math.sin((y / (s / 7)) * TAU);
    const hole = smoothstep(0.09, 0.03, line) * smoothstep(0.15, 0.6, dots);
    const base = ground(x, y, k);
    return { height: base.height - hole * 2 * k, tone: base.tone * (1 - hole * 0.4) };
  };
}

const make = (c: Partial<Cloth>): Cloth => ({
  drape: 1,
  crease: 0,
  gloss: 0.06,
  polish: 18,
  sheen: 0.1,
  fluff: 0,
  surface: () => flat,
  ...c,
});

export const CLOTHS = {
  satin: make({
    drape: 1.25,
    gloss: 0.5,
    polish: 22,
    sheen: 0.04,
    surface: (x, y, k) => ({
      height: 0.1 * k * noise(x / (1.5 * k), y / (30 * k), 2),
      tone: 1 + 0.012 * noise(x / (1.4 * k), y / (26 * k), 2),
    }),
  }),
  crepe: make({ drape: 1.1, gloss: 0.12, polish: 14, surface: mottled(2.2, 0.22, 0.02) }),
  georgette: make({ drape: 1.25, gloss: 0.1, polish: 12, surface: weave(2.4, 0.2, 0.15) }),
  poplin: make({ drape: 0.8, crease: 0.8, gloss: 0.07, surface: weave(2.2, 0.18, 0.1) }),
  voile: make({ drape: 1.15, crease: 0.9, gloss: 0.05, surface: weave(2.4, 0.25, 0.3) }),
  linen: make({ drape: 0.85, crease: 2.1, gloss: 0.04, surface: weave(2.6, 0.34, 0.8) }),
  jersey: make({ drape: 0.7, crease: 0.3, gloss: 0.04, surface: jersey(2.6, 0.22) }),
  fineRib: make({ drape: 0.5, gloss: 0.05, surface: rib(6, 1.4) }),
  ribKnit: make({ drape: 0.5, gloss: 0.04, sheen: 0.16, surface: rib(9, 2.2) }),
  cashmere: make({
    drape: 0.7,
    gloss: 0.03,
    sheen: 0.3,
    fluff: 1.2,
    surface: (x, y, k) => {
      const a = jersey(4.4, 0.75)(x, y, k);
      const b = mottled(7, 0.25, 0.03)(x, y, k);
      return { height: a.height + b.height, tone: a.tone * b.tone };
    },
  }),
  merino: make({ drape: 0.7, gloss: 0.04, sheen: 0.16, surface: jersey(3.6, 0.5) }),
  halfCardigan: make({ drape: 0.55, gloss: 0.03, sheen: 0.25, fluff: 1.4, surface: rib(15, 4.2) }),
  cable: make({ drape: 0.4, gloss: 0.03, sheen: 0.18, fluff: 1, surface: cable(64) }),
  pointelle: make({ drape: 0.6, gloss: 0.04, surface: pointelle(46) }),
  mohair: make({
    drape: 0.5,
    gloss: 0.03,
    sheen: 0.75,
    fluff: 7,
    surface: (x, y, k) => {
      const f = fractal(x / (9 * k), y / (9 * k), 51, 2);
      const hair = noise(x / (1.3 * k) + f * 8, y / (6 * k) + f * 6, 53);
      return { height: k * (f * 2.4 + hair * 0.9), tone: 1 + f * 0.1 + hair * 0.08 };
    },
  }),
  wool: make({ drape: 0.55, gloss: 0.03, sheen: 0.16, surface: twill(2.6, 0.14, 0.03) }),
  flannel: make({ drape: 0.55, gloss: 0.02, sheen: 0.25, fluff: 0.5, surface: mottled(3, 0.3, 0.06) }),
  melton: make({ drape: 0.4, gloss: 0.02, sheen: 0.3, fluff: 0.8, surface: mottled(4, 0.4, 0.05) }),
  barathea: make({ drape: 0.45, gloss: 0.04, sheen: 0.1, surface: weave(2.6, 0.2, 0.12) }),
  faille: make({
    drape: 0.6,
    gloss: 0.4,
    polish: 16,
    surface: (_x, y, k) => {
      const s = Math.sin((y / (2.6 * k)) * TAU);
      return { height: 0.18 * k * s, tone: 1 + 0.02 * s };
    },
  }),
  boucle: make({
    drape: 0.35,
    gloss: 0.05,
    sheen: 0.2,
    fluff: 1.8,
    surface: (x, y, k) => {
      const a = curls(6.2, 3.2)(x, y, k);
      const fleck = noise(x / (2.4 * k), y / (2.4 * k), 61);
      return { height: a.height, tone: a.tone * (1 + (fleck > 0.55 ? 0.22 : fleck < -0.6 ? -0.28 : 0)) };
    },
  }),
  gabardine: make({ drape: 0.5, crease: 0.5, gloss: 0.06, surface: twill(2.8, 0.24, 0.03) }),
  twillCotton: make({ drape: 0.6, crease: 1.2, gloss: 0.04, surface: twill(3, 0.32, 0.05) }),
  denim: make({ drape: 0.5, crease: 1.3, gloss: 0.03, surface: twill(3.2, 0.4, 0.16) }),
  ripstop: make({ drape: 0.4, crease: 0.5, gloss: 0.22, polish: 20, surface: quilt(92, 9) }),
  leather: make({ drape: 0.75, crease: 1.1, gloss: 0.34, polish: 26, sheen: 0.05, surface: grain(4.2, 0.55) }),
  bridle: make({ drape: 0.2, gloss: 0.26, polish: 30, sheen: 0.04, surface: grain(3, 0.25) }),
  patent: make({ drape: 0.1, gloss: 0.9, polish: 70, sheen: 0.02 }),
  shearling: make({ drape: 0.3, gloss: 0.03, sheen: 0.5, fluff: 6, surface: curls(9, 6) }),
  velvet: make({ drape: 0.9, gloss: 0.04, polish: 8, sheen: 0.95, fluff: 0.6, surface: mottled(8, 0.25, 0.05) }),
  pleated: make({ drape: 1, gloss: 0.2, polish: 18, surface: weave(2.2, 0.1, 0.08) }),
  broderie: make({ drape: 0.7, crease: 0.8, gloss: 0.04, surface: broderie(46) }),
  twillSilk: make({ drape: 0.8, gloss: 0.3, polish: 20, surface: twill(2.2, 0.1, 0.015) }),
  felt: make({ drape: 0.2, gloss: 0.02, sheen: 0.35, fluff: 1, surface: mottled(2.4, 0.3, 0.04) }),
  metal: make({
    drape: 0,
    gloss: 1,
    polish: 60,
    sheen: 0.1,
    surface: (x, y, k) => ({ height: 0.08 * k * noise(x / (2 * k), y / (2 * k), 4), tone: 1 }),
  }),
  pearl: make({
    drape: 0,
    gloss: 0.7,
    polish: 40,
    sheen: 0.5,
    surface: (x, y, k) => ({
      height: 1.2 * k * noise(x / (22 * k), y / (22 * k), 4),
      tone: 1 + 0.04 * noise(x / (15 * k), y / (15 * k), 8),
    }),
  }),
  horn: make({
    drape: 0,
    gloss: 0.45,
    polish: 40,
    surface: (x, y) => ({ height: 0, tone: 1 + 0.14 * noise(x / 7, y / 3, 5) }),
  }),
  paper: make({ drape: 0, gloss: 0.05, surface: mottled(2, 0.12, 0.008) }),
} satisfies Record<string, Cloth>;

export type ClothName = keyof typeof CLOTHS;
