/** Fails with each link, path and command in the project's Markdown that leads nowhere, and with decisions that their index lacks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';
import { deadReferences } from './dead-references.ts';
import { unlisted } from './unlisted.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.tmp', '.vitrine', 'test-results']);

const paths = new Set<string>();
const walk = (folder: string): void => {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    paths.add(path);
    if (entry.isDirectory()) walk(path);
  }
};
walk('');

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Commands of npm: the project's, and those of a theme project that `vitrine create` makes. */
const scripts = new Set(
  ['package.json', 'packages/cli/template/package.json'].flatMap((path) => {
    const { scripts: commands }: { scripts: Record<string, string> } = JSON.parse(read(path));
    return Object.keys(commands);
  }),
);
for (const path of paths) {
  if (!path.endsWith('.md')) continue;
  for (const dead of deadReferences(path, read(path), { paths, scripts, read })) {
    console.error(`${path} names ${dead}, which is not there`);
    process.exitCode = 1;
  }
}
const DECISIONS = 'docs/decisions/README.md';
for (const path of unlisted({ path: DECISIONS, text: read(DECISIONS) }, paths)) {
  console.error(`${DECISIONS} has no link to ${path}`);
  process.exitCode = 1;
}
