/** A cache on disk, in `node_modules`, of what is computed from each source: most builds change one file of hundreds. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The value of a key, made if it is not in the cache. Keys and values are JSON. If `make` throws, nothing is cached. */
export type Cached = <T>(key: unknown, make: () => T) => T;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/**
 * Opens a cache in a folder.
 * @param root The folder, which is created if missing. If it cannot be written, nothing is cached.
 * @param version Of the code that makes the values; values of other versions are removed.
 */
export function openCache(root: string, version: string): Cached {
  const folder = join(root, version);
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(root)) if (name !== version) rmSync(join(root, name), { recursive: true });
  } catch {
    // Nothing is cached.
  }
  return (key, make) => {
    const file = join(folder, `${hashOf(JSON.stringify(key))}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const value = make();
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        writeFileSync(unfinished, JSON.stringify(value));
        renameSync(unfinished, file);
      } catch {
        // A full disk must not end the build.
      }
      return value;
    }
  };
}

/** npm's list of the packages it has installed in this folder. */
const LOCK = '.package-lock.json';

/**
 * The `node_modules` of a workspace folder, or the one that an installed package is in.
 * @throws Error if npm has not created it
 */
function modulesOver(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const modules = basename(at) === 'node_modules' ? at : join(at, 'node_modules');
    if (existsSync(join(modules, LOCK))) return modules;
    if (dirname(at) === at) throw new Error(`There is no ${LOCK} above ${folder}`);
  }
}

let shared: Cached | undefined;

/** The cache of this compiler and these packages. `VITRINE_CACHE` names another folder for it. */
export const cached: Cached = (key, make) => {
  shared ??= openShared();
  return shared(key, make);
};

function openShared(): Cached {
  const compiler = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,js}', { cwd: compiler }).toSorted();
  try {
    const texts = sources.map((file) => readFileSync(join(compiler, file), 'utf8'));
    const modules = modulesOver(compiler);
    const packages = readFileSync(join(modules, LOCK), 'utf8');
    const folder = process.env.VITRINE_CACHE ?? join(modules, '.cache/vitrine-sources');
    return openCache(folder, hashOf(JSON.stringify([compiler, texts, packages])));
  } catch {
    // Without npm's list of packages their versions are unknown.
    return (_, make) => make();
  }
}
