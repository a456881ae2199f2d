/** What is made of a source is kept on disk, beside the packages: most builds change one file of hundreds. */
import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The answer to a question, made where it is not kept. Both are what JSON can say. A `make` that throws leaves nothing behind. */
export type Kept = <T>(question: unknown, make: () => T) => T;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/**
 * Keeps answers in a folder.
 * @param cache Folder for it; made when missing. One that cannot be written keeps nothing.
 * @param maker Who answers: what another maker has left is removed.
 */
export function keeper(cache: string, maker: string): Kept {
  const folder = join(cache, maker);
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(cache)) if (name !== maker) rmSync(join(cache, name), { recursive: true });
  } catch {
    // It will be slower.
  }
  return (question, make) => {
    const file = join(folder, `${hashOf(JSON.stringify(question))}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const answer = make();
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        writeFileSync(unfinished, JSON.stringify(answer));
        renameSync(unfinished, file);
      } catch {
        // A full disk must not end the build.
      }
      return answer;
    }
  };
}

let shared: Kept | undefined;

/** Keeps answers until the compiler or a package changes. */
export const kept: Kept = (question, make) => {
  shared ??= open();
  return shared(question, make);
};

function open(): Kept {
  const compiler = join(import.meta.dirname, '..');
  const modules = join(compiler, '../../../node_modules');
  const sources = globSync('**/*.ts', { cwd: compiler }).toSorted();
  try {
    const texts = sources.map((file) => readFileSync(join(compiler, file), 'utf8'));
    const packages = readFileSync(join(modules, '.package-lock.json'), 'utf8');
    return keeper(join(modules, '.cache/vitrine-sources'), hashOf(JSON.stringify([compiler, texts, packages])));
  } catch {
    // The packages are elsewhere, or of versions nobody has written down.
    return (_, make) => make();
  }
}
