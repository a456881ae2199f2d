import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of a theme; other content of its directory is ignored (docs/platform.md: theme files). */
const FOLDERS = [
  'blocks',
  'config',
  'layout',
  'locales',
  'sections',
  'snippets',
  'templates',
  'templates/customers',
  'templates/metaobject',
];
const TEXT = /\.(liquid|json)$/;

export interface AssetFile {
  name: string;
  /** Absolute path on disk. */
  path: string;
  /** Bytes. */
  size: number;
  /** Changes when the content does: the `v=` of its address. */
  version: string;
}

export interface ThemeFiles {
  /** Text of every Liquid and JSON file, by path inside the theme. */
  texts: Map<string, string>;
  assets: Map<string, AssetFile>;
}

/** Digits, as the platform's `v=` are. */
export function contentVersion(content: string | Buffer): string {
  return createHash('sha1').update(content).digest().readBigUInt64BE(0).toString();
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map((entry) => entry.name);
  } catch {
    return [];
  }
}

/** Reads a theme directory into memory: texts whole, assets by size and version. A missing folder is an empty one. */
export async function readThemeFiles(dir: string): Promise<ThemeFiles> {
  const texts = new Map<string, string>();
  const assets = new Map<string, AssetFile>();
  const folders = FOLDERS.map(async (folder) => {
    const names = (await namesIn(join(dir, folder))).filter((name) => TEXT.test(name)).sort();
    const contents = await Promise.all(names.map((name) => readFile(join(dir, folder, name), 'utf8')));
    return names.map((name, index) => [`${folder}/${name}`, contents[index] ?? ''] as const);
  });
  const assetNames = (await namesIn(join(dir, 'assets'))).sort();
  const assetFiles = assetNames.map(async (name): Promise<AssetFile> => {
    const path = join(dir, 'assets', name);
    const content = await readFile(path);
    return { name, path, size: content.length, version: contentVersion(content) };
  });
  for (const entries of await Promise.all(folders)) {
    for (const [path, text] of entries) texts.set(path, text.replace(/^\uFEFF/, ''));
  }
  for (const asset of await Promise.all(assetFiles)) assets.set(asset.name, asset);
  return { texts, assets };
}
