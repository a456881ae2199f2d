import { stat } from 'node:fs/promises';

/** Throws a sentence with the remedy when a folder is missing. */
export async function needFolder(dir: string, what: string, option: string): Promise<void> {
  const info = await stat(dir).catch(() => null);
  if (info?.isDirectory()) return;
  throw new Error(`There is no ${what} at ${dir}. Name its folder with ${option} DIR.`);
}
