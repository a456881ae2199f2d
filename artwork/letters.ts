import { inflateSync } from 'node:zlib';

/** A word as an outline. */
export interface Lettering {
  /** SVG path data; the base line is y = 0. */
  path: string;
  /** What the ink takes: x and y where it begins, and its width and height. */
  box: { x: number; y: number; width: number; height: number };
}

interface Point {
  x: number;
  y: number;
  on: boolean;
}

/** The tables of a WOFF file (version 1), by their names. */
function tablesOf(woff: Buffer): Map<string, Buffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is no WOFF file');
  const tables = new Map<string, Buffer>();
  for (let entry = 0; entry < woff.readUInt16BE(12); entry++) {
    const at = 44 + entry * 20;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    tables.set(woff.toString('latin1', at, at + 4), packed < length ? inflateSync(bytes) : bytes);
  }
  return tables;
}

/** The number of a letter's glyph, from a character map of format 4. */
function glyphOf(cmap: Buffer, letter: number): number {
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const doubled = map.readUInt16BE(6);
    for (let at = 0; at < doubled; at += 2) {
      const [end, start] = [map.readUInt16BE(14 + at), map.readUInt16BE(16 + doubled + at)];
      if (letter < start || letter > end) continue;
      const delta = map.readUInt16BE(16 + 2 * doubled + at);
      const place = 16 + 3 * doubled + at;
      const offset = map.readUInt16BE(place);
      const glyph = offset === 0 ? letter : map.readUInt16BE(place + offset + 2 * (letter - start));
      return (glyph + delta) & 0xffff;
    }
  }
  throw new Error(`The font has no letter ${String.fromCodePoint(letter)}`);
}

/** The closed curves of a glyph, in the font's units, y upwards. */
function contoursOf(tables: Map<string, Buffer>, glyph: number): Point[][] {
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((name) => tables.get(name) as Buffer) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const isLong = head.readInt16BE(50) === 1;
  const startOf = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  if (startOf(glyph) === startOf(glyph + 1)) return [];
  const data = glyf.subarray(startOf(glyph), startOf(glyph + 1));
  const count = data.readInt16BE(0);
  return count < 0 ? composed(tables, data) : drawn(data, count);
}

/** A glyph that is put together of others, moved. */
function composed(tables: Map<string, Buffer>, data: Buffer): Point[][] {
  const contours: Point[][] = [];
  for (let at = 10, more = true; more; ) {
    const flags = data.readUInt16BE(at);
    const words = (flags & 1) !== 0;
    const [dx, dy] = words
      ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)]
      : [data.readInt8(at + 4), data.readInt8(at + 5)];
    for (const contour of contoursOf(tables, data.readUInt16BE(at + 2)))
      contours.push(contour.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on })));
    const scales = [0x8, 0x40, 0x80].map((bit, index) => (flags & bit ? [2, 4, 8][index] : 0) ?? 0);
    at += (words ? 8 : 6) + Math.max(...scales);
    more = (flags & 0x20) !== 0;
  }
  return contours;
}

function drawn(data: Buffer, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => data.readUInt16BE(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = data.readUInt8(at++);
    const repeated = flag & 8 ? data.readUInt8(at++) : 0;
    for (let times = 0; times <= repeated; times++) flags.push(flag);
  }
  const along = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(flag & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(2, 16);
  const ys = along(4, 32);
  return ends.map((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    return flags.slice(from, end + 1).map((flag, offset) => ({
      x: xs[from + offset] ?? 0,
      y: ys[from + offset] ?? 0,
      on: (flag & 1) !== 0,
    }));
  });
}

/** A closed curve as path data: between two points beside the curve lies one on it. */
function pathOf(contour: Point[]): string {
  const place = ({ x, y }: Point) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
  const whole: Point[] = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] as Point;
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, on: true };
    return point.on || next.on ? [point] : [point, middle];
  });
  const first = whole.findIndex(({ on }) => on);
  const turned = [...whole.slice(first), ...whole.slice(0, first + 1)];
  let path = '';
  for (let index = 0; index < turned.length; index++) {
    const point = turned[index] as Point;
    if (index === 0) path += `M${place(point)}`;
    else if (point.on) path += `L${place(point)}`;
    else path += `Q${place(point)} ${place(turned[++index] as Point)}`;
  }
  return `${path}Z`;
}

/**
 * Sets a word in a font (a WOFF file with TrueType curves). `tracking`: room between letters, in em; `closer` draws two letters
 * together, in em, by the pair.
 */
export function letter(
  woff: Buffer,
  word: string,
  { size, tracking = 0, closer = {} }: { size: number; tracking?: number; closer?: Record<string, number> },
): Lettering {
  const tables = tablesOf(woff);
  const [cmap, hmtx, hhea, head] = ['cmap', 'hmtx', 'hhea', 'head'].map((name) => tables.get(name) as Buffer) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const em = head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  let path = '';
  const [xs, ys]: [number[], number[]] = [[], []];
  let pen = 0;
  for (const [index, sign] of [...word].entries()) {
    const glyph = glyphOf(cmap, sign.codePointAt(0) ?? 0);
    for (const contour of contoursOf(tables, glyph)) {
      const points = contour.map(({ x, y, on }) => ({ x: ((pen + x) * size) / em, y: (-y * size) / em, on }));
      path += pathOf(points);
      xs.push(...points.map(({ x }) => x));
      ys.push(...points.map(({ y }) => y));
    }
    const pair = sign + (word[index + 1] ?? '');
    pen += hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4);
    if (pair.length > 1) pen += (tracking - (closer[pair] ?? 0)) * em;
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { path, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
}
