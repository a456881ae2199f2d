import { type Json, SectionsFile, SettingsFile, Texts } from '@vitrine/contract/editor/theme.ts';
import { issueText } from '../formats.ts';
import type { Theme } from '../load.ts';
import { checkSections } from './check-sections.ts';
import { editPath } from './edit-path.ts';

/** Bytes of one file. */
const LARGEST_FILE = 512 * 1024;
/** Files of one save. */
const MOST_FILES = 500;

/** What a file has wrong, as a sentence without its path. */
export interface FileProblem {
  path: string;
  message: string;
}

/** Why files cannot be saved: their paths, shapes and the platform's limits (docs/platform.md: templates). Null takes a file away. */
export function checkFiles(theme: Theme, files: Readonly<Record<string, Json>>): FileProblem[] {
  const entries = Object.entries(files);
  if (entries.length > MOST_FILES) return [{ path: '', message: `${MOST_FILES} files can be saved at once` }];
  return entries.flatMap(([path, content]) => checkFile(theme, path, content).map((message) => ({ path, message })));
}

/** The paths alone, for a draft: what else is wrong with it is shown in its preview. */
export const checkPaths = (files: Readonly<Record<string, Json>>): FileProblem[] =>
  Object.keys(files)
    .filter((path) => editPath(path) === null)
    .map((path) => ({ path, message: NO_FILE }));

const NO_FILE = 'is no file that the theme editor changes';

function checkFile(theme: Theme, path: string, content: Json): string[] {
  const at = editPath(path);
  if (at === null) return [NO_FILE];
  if (content === null) return [];
  if (Buffer.byteLength(JSON.stringify(content)) > LARGEST_FILE) return ['is larger than 512 kB'];
  const schema =
    at.kind === 'settings' ? SettingsFile : at.kind === 'texts' || at.kind === 'translations' ? Texts : null;
  if (schema) {
    const checked = schema.safeParse(content);
    return checked.success ? [] : [issueText(checked.error)];
  }
  const checked = SectionsFile.safeParse(content);
  if (!checked.success) return [issueText(checked.error)];
  if (at.kind === 'group' && checked.data.type === undefined) return ['at "type": a group of sections needs one'];
  return checkSections(theme, checked.data);
}
