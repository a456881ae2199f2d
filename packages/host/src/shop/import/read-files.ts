import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentVersion } from '../files/content-version.ts';
import type { FilesFormat } from './formats.ts';
import type { Reporter } from './report.ts';

/** Row of `files`. */
export interface ShopFile {
  name: string;
  alt: string;
  width: number;
  height: number;
  version: string;
  focal_x: number;
  focal_y: number;
  size: number;
  modified_ms: number;
}

const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg']);
/** Pictures measured at a time: enough to keep two cores busy, few enough to keep memory low. */
const AT_ONCE = 6;

/** Size in px as displayed and version of a file; 0 × 0 for what is no picture or cannot be read. */
export async function measureFile(
  path: string,
  name: string,
  report: Reporter,
): Promise<{ width: number; height: number; version: string }> {
  const bytes = await readFile(path);
  const version = contentVersion(bytes);
  if (!pictures.has(extname(name).toLowerCase())) return { width: 0, height: 0, version };
  try {
    // Loaded with the first new picture: an unchanged shop opens without it.
    const { default: sharp } = await import('sharp');
    const { width, height, orientation } = await sharp(bytes, { failOn: 'none' }).metadata();
    // Phone pictures are often rotated by EXIF; browsers and the image route apply it.
    return (orientation ?? 1) >= 5 ? { width: height, height: width, version } : { width, height, version };
  } catch {
    report.warn(`files/${name}`, 0, 'The picture cannot be read.');
    return { width: 0, height: 0, version };
  }
}

/** The files of a shop with their sizes. `known` has the last import's measurements: unchanged files are not opened again. */
export async function readFiles(
  shopDir: string,
  described: FilesFormat,
  known: ReadonlyMap<string, ShopFile>,
  report: Reporter,
): Promise<Map<string, ShopFile>> {
  const folder = join(shopDir, 'files');
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => !name.startsWith('.')).sort() : [];
  const files = new Map<string, ShopFile>();
  const left = [...names];
  const work = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const path = join(folder, name);
      const { size, mtimeMs, isFile } = await stat(path).then((entry) => ({
        ...entry,
        isFile: entry.isFile(),
        size: entry.size,
        mtimeMs: entry.mtimeMs,
      }));
      if (!isFile) continue;
      const before = known.get(name);
      const same = before && before.size === size && before.modified_ms === mtimeMs;
      const facts = same ? before : await measureFile(path, name, report);
      const { alt = '', focalPoint = { x: 50, y: 50 } } = described[name] ?? {};
      const { width, height, version } = facts;
      files.set(name, {
        name,
        alt,
        width,
        height,
        version,
        focal_x: focalPoint.x,
        focal_y: focalPoint.y,
        size,
        modified_ms: mtimeMs,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const name of Object.keys(described)) {
    if (!files.has(name)) report.warn('files.json', 0, `There is no file "${name}".`);
  }
  return files;
}
