import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Number of `cmap` among the tags that WOFF2 knows, and the flag that says a tag is written out. */
const CMAP = 0;
const OWN_TAG = 63;
/** `glyf` and `loca`, whose transformation is the default and has the number 0. */
const TRANSFORMED = new Set([10, 11]);
const HEADER = 48;

/** Code points that a WOFF2 file has glyphs for (https://www.w3.org/TR/WOFF2/). Throws when the file is none. */
export function fontCharacters(file: string): Set<number> {
  const font = readFileSync(file);
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${file} is no WOFF2 font.`);
  let at = HEADER;
  /** UIntBase128: seven bits a byte, the highest says that more follow. */
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let cmap: [from: number, to: number] | undefined;
  for (let table = font.readUInt16BE(12); table > 0; table--) {
    const flags = font.readUInt8(at++);
    const tag = flags & OWN_TAG;
    if (tag === OWN_TAG) at += 4;
    let length = number();
    const version = flags >> 6;
    if (TRANSFORMED.has(tag) ? version !== 3 : version !== 0) length = number();
    if (tag === CMAP) cmap = [start, start + length];
    start += length;
  }
  if (!cmap) throw new Error(`${file} has no cmap.`);
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return mapped(tables.subarray(...cmap));
}

/** Code points of a cmap's subtables of the formats 4 and 12, which web fonts have. */
function mapped(cmap: Buffer): Set<number> {
  const points = new Set<number>();
  const add = (from: number, to: number) => {
    for (let point = from; point <= to && point !== 0xffff; point++) points.add(point);
  };
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const at = cmap.readUInt32BE(8 + table * 8);
    const format = cmap.readUInt16BE(at);
    if (format === 4) {
      const segments = cmap.readUInt16BE(at + 6);
      for (let segment = 0; segment < segments; segment += 2)
        add(cmap.readUInt16BE(at + 16 + segments + segment), cmap.readUInt16BE(at + 14 + segment));
    }
    if (format === 12)
      for (let group = 0; group < cmap.readUInt32BE(at + 12); group++)
        add(cmap.readUInt32BE(at + 16 + group * 12), cmap.readUInt32BE(at + 20 + group * 12));
  }
  return points;
}
