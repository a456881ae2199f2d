import type { Picture } from './picture.ts';

/** A rectangle of a picture, px. */
export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture with one of its blocks moved by `right` and `down` px; its old place is filled with the color of its first pixel. */
export function moveBlock(picture: Picture, block: Block, right: number, down: number): Picture {
  const data = Uint8Array.from(picture.data);
  const at = (x: number, y: number) => (y * picture.width + x) * 3;
  const paper = picture.data.subarray(at(block.x, block.y), at(block.x, block.y) + 3);
  for (let y = block.y; y < block.y + block.height; y++)
    for (let x = block.x; x < block.x + block.width; x++) data.set(paper, at(x, y));
  for (let y = block.y; y < block.y + block.height; y++) {
    const row = picture.data.subarray(at(block.x, y), at(block.x + block.width, y));
    data.set(row, at(block.x + right, y + down));
  }
  return { ...picture, data };
}
