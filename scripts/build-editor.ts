import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from './project.ts';
import { sourcesHash } from './theme-stamp.ts';

/** Where the host finds the theme editor. */
export const editorDir: string = join(root, 'dist', 'editor');

const SOURCES = ['package-lock.json', 'packages/contract/src/editor', 'packages/editor'];
const stamp = () => join(root, 'dist', 'editor.stamp');

/** Builds the theme editor unless `dist/editor` is what the sources of now make. Resolves to the exit code. */
export async function ensureEditor(): Promise<number> {
  const sources = sourcesHash(SOURCES);
  const isCurrent = existsSync(stamp()) && existsSync(join(editorDir, 'preview.js'));
  if (isCurrent && readFileSync(stamp(), 'utf8') === sources) return 0;
  console.log('Building the theme editor …');
  const code = await runNode('packages/editor/build.ts', []);
  if (code === 0) writeFileSync(stamp(), sources);
  return code;
}
