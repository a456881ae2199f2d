import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import { replaceFile } from '../replace-file.ts';
import { BY_CLI } from '../shop/audit/record-audit.ts';
import { listSaves } from '../shop/theme-edits/list-saves.ts';
import { readEdits } from '../shop/theme-edits/read-edits.ts';
import { saveEdits } from '../shop/theme-edits/save-edits.ts';
import type { Store } from '../store/open.ts';
import { pulledFiles } from '../theme/edits/pulled-files.ts';
import { readThemeFiles } from '../theme/files.ts';
import { loadTheme } from '../theme/load.ts';
import { openTheme } from '../theme/open/open-theme.ts';
import { themeName } from '../theme/theme-name.ts';
import { openExisting } from './open-existing.ts';
import type { Settings } from './settings.ts';

/**
 * What a merchant has changed in the theme editor, whether the shop is open or not: `vitrine theme list` has the saves, `theme pull DIR` writes
 * the files into a theme's folder, `theme reset [PATH]` goes back to the theme's own.
 */
export async function themeCommand(settings: Settings): Promise<number> {
  const [word = 'list', argument] = settings.rest;
  const store = await openExisting(settings);
  try {
    if (word === 'pull') return await pull(store, path.resolve(argument ?? ''));
    const theme = await nameOf(settings.themeDir);
    return word === 'reset' ? await reset(store, theme, argument) : await list(store, theme);
  } finally {
    await store.close();
  }
}

/** Of a theme's folder, or of a zip, which is unpacked for the time being. */
async function nameOf(given: string): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-theme-'));
  try {
    return themeName(await loadTheme(await openTheme(given, dir)));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function list(store: Store, theme: string): Promise<number> {
  const saves = await listSaves(store.db, theme);
  for (const { revision, at, paths, note, restored } of saves) {
    const what = restored === undefined ? paths.join(', ') : `back to ${restored}: ${paths.join(', ')}`;
    console.log(
      terminalText(`${String(revision).padStart(6)}  ${at.slice(0, 16).replace('T', ' ')}  ${what}  ${note}`),
    );
  }
  console.log(terminalText(`${saves.length} ${saves.length === 1 ? 'save' : 'saves'} of the theme "${theme}".`));
  return 0;
}

async function reset(store: Store, theme: string, file: string | undefined): Promise<number> {
  const { revision, files } = await readEdits(store.db, theme);
  const paths = file === undefined ? [...files.keys()] : [...files.keys()].filter((one) => one === file);
  if (paths.length === 0) {
    console.error(
      terminalText(`The theme "${theme}" has no change${file === undefined ? '' : ` of ${file}`} to reset.`),
    );
    return 1;
  }
  const nothing = new Map(paths.map((one) => [one, null]));
  const restored = file === undefined ? { restored: 0 } : {};
  const saved = await saveEdits(store, { theme, base: revision, files: nothing, note: '', by: BY_CLI, ...restored });
  if (!saved.ok) throw new Error('Somebody has saved in the theme editor in the meantime. Look at it, and try again.');
  for (const one of paths) console.log(terminalText(`${one} is the theme's own again.`));
  return 0;
}

async function pull(store: Store, dir: string): Promise<number> {
  if (!(await stat(dir).catch(() => null))?.isDirectory()) throw new Error(`There is no folder ${dir}.`);
  await openTheme(dir, '');
  const own = await loadTheme(dir);
  const { files: edits } = await readEdits(store.db, themeName(own));
  const { texts } = await readThemeFiles(dir);
  const { files, left } = pulledFiles(own, edits, texts);
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await replaceFile(path.join(dir, file), `${JSON.stringify(content, null, 2)}\n`);
    console.log(terminalText(`wrote ${file}`));
  }
  for (const file of left) console.log(terminalText(`left out ${file}: a theme has no such file`));
  console.log(terminalText(`${files.size} ${files.size === 1 ? 'file' : 'files'} of the theme "${themeName(own)}".`));
  return 0;
}
