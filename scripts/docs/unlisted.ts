import { posix } from 'node:path';

/** Pages of Markdown beside an index that it does not link to, by path. `index`: its path and its text. */
export function unlisted(index: { path: string; text: string }, paths: Iterable<string>): string[] {
  const folder = posix.dirname(index.path);
  return [...paths].filter(
    (path) =>
      posix.dirname(path) === folder &&
      path.endsWith('.md') &&
      path !== index.path &&
      !index.text.includes(`](${posix.basename(path)})`),
  );
}
