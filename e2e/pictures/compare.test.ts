import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { compare, OTHER_BROWSER, SAME_BROWSER } from './compare.ts';
import { moveBlock } from './move-block.ts';
import { decode, type Picture } from './picture.ts';
import { REFERENCES } from './references.ts';

const PAPER = 245;
const INK = 24;

/** Lines of small marks on paper, as text is. `edge`: how dark the pixels beside a mark are, of 255. */
function drawText(edge: number): Picture {
  const [width, height] = [320, 240];
  const data = new Uint8Array(width * height * 3).fill(PAPER);
  const dot = (x: number, y: number, value: number) => data.fill(value, (y * width + x) * 3, (y * width + x) * 3 + 3);
  for (let line = 40; line < 200; line += 24)
    for (let x = 40; x < 240; x += 6)
      for (let y = line; y < line + 10; y++) {
        dot(x, y, INK);
        dot(x + 1, y, PAPER - edge);
      }
  return { width, height, data };
}

const text = drawText(60);

describe.each([
  ['the same browser', SAME_BROWSER, 2],
  ['another browser', OTHER_BROWSER, 8],
] as const)('with %s', (_, tolerance, moved) => {
  it('finds a picture equal to itself', () => {
    expect(compare(text, text, tolerance)).toEqual({ same: true, cells: [], color: 0 });
  });

  it(`detects a block that moved by ${moved} px, down and across`, () => {
    const block = { x: 38, y: 86, width: 120, height: 14 };
    expect(compare(text, moveBlock(text, block, 0, moved), tolerance).same).toBe(false);
    const button = { x: 36, y: 36, width: 210, height: 164 };
    expect(compare(text, moveBlock(text, button, moved, 0), tolerance).same).toBe(false);
  });

  it('rejects a picture of another size', () => {
    expect(compare(text, { ...text, height: text.height - 1 }, tolerance).same).toBe(false);
  });

  test(`detects a block of text that moves by ${moved} px in every reference`, async () => {
    const missed: string[] = [];
    const files = globSync('*/*.png', { cwd: REFERENCES });
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const picture = await decode(readFileSync(join(REFERENCES, file)));
      for (const block of textBlocks(picture))
        if (compare(picture, moveBlock(picture, block, 0, moved), tolerance).same)
          missed.push(`${file} at ${block.x}, ${block.y}`);
    }
    expect(missed).toEqual([]);
  });
});

it('accepts slightly different edges of letters from the same browser, and larger differences from another', () => {
  expect(compare(text, drawText(75), SAME_BROWSER).same).toBe(true);
  expect(compare(text, drawText(150), SAME_BROWSER).same).toBe(false);
  expect(compare(text, drawText(150), OTHER_BROWSER).same).toBe(true);
});

const SIZE = { width: 96, height: 24 };

/** Blocks of a button's size with the edges of letters in them: three of a picture, from its top to its bottom. */
function textBlocks({ width, height, data }: Picture) {
  const isEdge = (x: number, y: number) =>
    Math.abs((data[(y * width + x) * 3] ?? 0) - (data[(y * width + x + 1) * 3] ?? 0)) > 80;
  const edges = (left: number, top: number) => {
    let count = 0;
    for (let y = top; y < top + SIZE.height; y++)
      for (let x = left; x < left + SIZE.width; x++) if (isEdge(x, y)) count++;
    return count;
  };
  const all = [];
  for (let y = 16; y + SIZE.height + 16 < height; y += SIZE.height)
    for (let x = 16; x + SIZE.width + 16 < width; x += SIZE.width) if (edges(x, y) > 150) all.push({ x, y, ...SIZE });
  return all.filter((_, index) => index % Math.ceil(all.length / 3) === 0);
}
