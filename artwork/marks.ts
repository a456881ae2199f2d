/**
 * Makes what the house is known by: `node artwork/marks.ts`. The wordmark, the mark of tabs and home screens, and the card that is
 * shown where a page without a picture of its own is shared. The letters are those of the shop, as outlines; the card shows the
 * shop's own pictures, so it is made again when they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Lettering, letter } from './letters.ts';
import { fileOf } from './pictures.ts';

const FILES = join(import.meta.dirname, '..', 'shop', 'files');
const PAPER = '#F7F5F0';
const INK = '#1A1816';
const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff'),
);
const NAME = 'Vitrine';
const SET = { tracking: 0.004, closer: { Vi: 0.02 } };

/** The name. It is written in what the page around it is read in: a drawing follows the color scheme of its place. */
function wordmark(): string {
  const { path, box } = letter(font, NAME, { size: 100, ...SET });
  const [x, y, width, height] = [box.x - 1, box.y - 1, box.width + 2, box.height + 2].map((px) => px.toFixed(1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><title>${NAME}</title><style>path{fill:${INK}}@media(prefers-color-scheme:dark){path{fill:${PAPER}}}</style><path d="${path}"/></svg>`;
}

/** Path data that is drawn in a color with its ink in the middle of a place of these measures. */
function centred({ path, box }: Lettering, width: number, height: number, color: string): string {
  const [x, y] = [(width - box.width) / 2 - box.x, (height - box.height) / 2 - box.y].map((px) => px.toFixed(1));
  return `<path fill="${color}" transform="translate(${x} ${y})" d="${path}"/>`;
}

/** The initial in a window of ink. `size`: that of the letter, px of 512. */
function mark(size: number): string {
  const initial = letter(font, NAME.slice(0, 1), { size });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><title>${NAME}</title><path fill="${INK}" d="M0 0h512v512H0z"/>${centred(initial, 512, 512, PAPER)}</svg>`;
}

/** 1200×630: the name on paper beside two garments, as in a window of the shop. */
async function card(): Promise<Buffer> {
  const [width, height, window] = [1200, 630, 340];
  const pictures = [fileOf('column-slip-dress', 'Ink', 'hanging'), fileOf('bias-midi-skirt', 'Champagne', 'hanging')];
  const left = width - pictures.length * window;
  const word = centred(letter(font, NAME, { size: 148, ...SET }), left, height, INK);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="${height}">${word}</svg>`;
  const windows = await Promise.all(
    pictures.map(async (file, index) => ({
      input: await sharp(join(FILES, file)).resize(window, height, { fit: 'cover', position: 'centre' }).toBuffer(),
      left: left + index * window,
      top: 0,
    })),
  );
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([{ input: Buffer.from(text), left: 0, top: 0 }, ...windows])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

writeFileSync(join(FILES, 'logo.svg'), wordmark());
// In a tab the letter is as large as its window lets it be; on a home screen, whose corners are cut off, it stands free.
writeFileSync(join(FILES, 'favicon.svg'), mark(550));
writeFileSync(
  join(FILES, 'favicon.png'),
  await sharp(Buffer.from(mark(460)))
    .png({ palette: true, effort: 10 })
    .toBuffer(),
);
writeFileSync(join(FILES, 'social-card.jpg'), await card());
