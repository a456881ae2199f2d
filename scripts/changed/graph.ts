import { posix } from 'node:path';
import { importsOf, opensBeside } from '../imports.ts';
import { EDGES } from './edges.ts';

/** For each file, those that use it when they run: paths from the project's root. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

const CODE = /\.(ts|tsx|mjs|js|css)$/;

/** Every target of a package's `imports` (`#guides`), whatever the condition, by package folder. */
function privateImports(read: (path: string) => string, files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))) {
    const { imports = {} } = JSON.parse(read(file)) as { imports?: Record<string, Record<string, string>> };
    for (const [name, targets] of Object.entries(imports)) {
      const folder = posix.dirname(file);
      found.set(
        `${folder} ${name}`,
        Object.values(targets).map((target) => posix.join(folder, target)),
      );
    }
  }
  return found;
}

/** Who uses whom among `files`, by imports, by paths opened beside a file, and by the table of other edges. */
export function usersOf(files: readonly string[], read: (path: string) => string): Users {
  const users = new Map<string, Set<string>>();
  const known = new Set(files);
  const named = privateImports(read, files);
  const add = (used: string, user: string) => {
    if (used === user || !known.has(used)) return;
    const set = users.get(used) ?? new Set();
    users.set(used, set.add(user));
  };
  const targets = (specifier: string, file: string): string[] => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''))];
    if (specifier.startsWith('#')) return named.get(`${file.split('/', 2).join('/')} ${specifier}`) ?? [];
    const [, workspace, path = 'index.ts'] = /^@vitrine\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
    return workspace ? [`packages/${workspace}/src/${path}`] : [];
  };
  for (const file of files.filter((path) => CODE.test(path))) {
    const source = read(file);
    for (const { specifier, isTypeOnly } of importsOf(source))
      if (!isTypeOnly) for (const target of targets(specifier, file)) add(target, file);
    for (const path of opensBeside(source)) {
      const target = posix.join(posix.dirname(file), path);
      if (known.has(target)) add(target, file);
      // A folder around the file itself says too little: the table of edges names what is read of it.
      else if (!file.startsWith(`${target}/`))
        for (const other of files) if (other.startsWith(`${target}/`)) add(other, file);
    }
  }
  // A style sheet is of the views beside it.
  for (const sheet of files.filter((path) => path.endsWith('.css')))
    for (const view of files)
      if (posix.dirname(view) === posix.dirname(sheet) && /(?<!\.test)\.tsx$/.test(view)) add(sheet, view);
  for (const { when, users: pattern } of EDGES) {
    const some = files.filter((file) => posix.matchesGlob(file, pattern));
    for (const file of files) if (posix.matchesGlob(file, when)) for (const user of some) add(file, user);
  }
  return users;
}

/** Every file that a change of `changed` can reach, with its distance: 0 for those changed, 1 for those that use them, and so on. */
export function reached(changed: readonly string[], users: Users): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  // A map's iteration goes on to what is added while it runs: breadth first.
  for (const [file, distance] of distances)
    for (const user of users.get(file) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  return distances;
}
