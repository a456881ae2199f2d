/**
 * Makes a film of the shop: the camera travels down a dress and back, silently, in a loop. Needs `ffmpeg` on the
 * machine that makes it (`apt-get install ffmpeg`); the shop itself only serves the files.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { TINTS, wall } from './backdrop.ts';
import { develop, dyeOf } from './dye.ts';
import { seedOf } from './noise.ts';
import { plate } from './plate.ts';
import { WARDROBE } from './wardrobe.ts';

const SHOP = join(import.meta.dirname, '..');
const [handle = 'column-slip-dress', color = 'Oxblood'] = process.argv.slice(2);
const cut = WARDROBE[handle];
if (!cut) throw new Error(`No cut for ${handle}`);
const swatches = z
  .object({ Color: z.record(z.string(), z.object({ color: z.string().optional() })) })
  .parse(JSON.parse(readFileSync(join(SHOP, 'option-swatches.json'), 'utf8')));

const k = 2;
const dir = mkdtempSync(join(tmpdir(), 'film-'));
const still = join(dir, 'still.png');
const p = await plate(cut(false), 900 * k, 1200 * k, seedOf(handle), k);
const rgb = develop(p, dyeOf(color, swatches.Color[color]?.color), wall(TINTS.Dresses ?? '#d3ccc2'), { scale: k });
await sharp(rgb, { raw: { width: 900 * k, height: 1200 * k, channels: 3 } })
  .png()
  .toFile(still);

// Eight seconds: down and back, slowest at the ends, drifting a little sideways.
const way = '(1-cos(2*PI*t/8))/2';
const filter = `crop=1080:1440:360+40*sin(2*PI*t/8):60+860*${way},scale=720:960,format=yuv420p`;
const input = [
  '-y',
  '-loglevel',
  'error',
  '-loop',
  '1',
  '-framerate',
  '25',
  '-t',
  '8',
  '-i',
  still,
  '-vf',
  filter,
  '-an',
];
const out = (name: string) => join(SHOP, 'files', `${handle}-film.${name}`);
execFileSync('ffmpeg', [
  ...input,
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '31',
  '-movflags',
  '+faststart',
  out('mp4'),
]);
// A third smaller, for the browsers that know it.
execFileSync('ffmpeg', [...input, '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', out('webm')]);
await sharp(still)
  .extract({ left: 360, top: 60, width: 1080, height: 1440 })
  .resize(720, 960)
  .webp({ quality: 74 })
  .toFile(join(SHOP, 'files', `${handle}-film.webp`));
rmSync(dir, { recursive: true });
