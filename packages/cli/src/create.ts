/** `vitrine create DIR`: a theme project from the template. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

const template = join(import.meta.dirname, '../template');

/** The packages that a project depends on. */
const PACKAGES = ['cli', 'compiler', 'contract', 'host', 'liquid'];

/** The folder in the project for copied package archives. */
const VENDOR = 'vendor';

/** npm leaves files of this name out of archives. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

export interface Target {
  folder: string;
  /** Of the package. */
  name: string;
}

/**
 * Plans the project that `create DIR` writes.
 * @param cwd The folder that DIR is relative to.
 * @throws UsageError for a folder that is not empty, or whose name is no valid package name
 */
export function targetOf(dir: string | undefined, cwd: string): Target {
  if (!dir) throw new UsageError('Which folder? "vitrine create DIR" makes the project in DIR.');
  const folder = resolve(cwd, dir);
  const name = basename(folder);
  if (!/^[a-z0-9][a-z0-9._-]{0,99}$/.test(name))
    throw new UsageError(
      `"${name}" cannot be the name of a package. Take small letters, digits, "-", "_" and ".", and begin with a letter or a digit: create my-theme.`,
    );
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory())
      throw new UsageError(`${folder} is a file. Name a folder that does not exist.`);
    const [first] = readdirSync(folder);
    if (first !== undefined)
      throw new UsageError(
        `${folder} is not empty: it holds "${first}". Nothing was written; name a new or an empty folder.`,
      );
  }
  return { folder, name };
}

/** The version of this package, which is that of all of them. */
const version = (): string => JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version;

/**
 * The packages' sources for npm: the registry, or archives that are copied into the project.
 * @throws UsageError for a folder without an archive of each package
 */
function packagesFrom(archives: string | undefined, folder: string): Record<string, string> {
  if (archives === undefined) return Object.fromEntries(PACKAGES.map((name) => [`@vitrine/${name}`, version()]));
  const files = PACKAGES.map((name) => {
    const file = `vitrine-${name}-${version()}.tgz`;
    if (!existsSync(join(archives, file)))
      throw new UsageError(`${archives} holds no ${file}. "npm run pack" in Vitrine's own folder makes the archives.`);
    return [name, file] as const;
  });
  mkdirSync(join(folder, VENDOR), { recursive: true });
  for (const [, file] of files) copyFileSync(join(archives, file), join(folder, VENDOR, file));
  return Object.fromEntries(files.map(([name, file]) => [`@vitrine/${name}`, `file:${VENDOR}/${file}`]));
}

/** Writes the project. `archives` is a folder with the packages' archives; without it they come from the registry. */
export function writeProject({ folder, name }: Target, archives?: string): void {
  const packages = packagesFrom(archives, folder);
  cpSync(template, folder, { recursive: true });
  for (const [from, to] of Object.entries(RENAMED)) {
    renameSync(join(folder, from), join(folder, to));
  }
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    `${JSON.stringify({ ...manifest, name, dependencies: { ...packages, ...manifest.dependencies } }, null, 2)}\n`,
  );
}

/** `vitrine create DIR [--packages FOLDER]` */
export async function create(args: string[]): Promise<number> {
  const { values, positionals } = read(args);
  const [dir, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`"create" makes one folder, and "${more[0]}" was given too.`);
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const target = targetOf(dir, cwd);
  writeProject(target, values.packages === undefined ? undefined : resolve(cwd, values.packages));
  const files = globSync('**/*', { cwd: target.folder, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  console.log(
    `${target.folder}: ${files} files\n\n  cd ${relative(cwd, target.folder) || '.'}\n  npm install\n  npm run dev\n`,
  );
  return 0;
}

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { packages: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
