import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root: string = dirname(dirname(fileURLToPath(import.meta.url)));
export const themeDir: string = join(root, 'dist', 'theme');
export const shopDir: string = join(root, 'shop');

/** Runs a command in the project's root with its output shown; resolves to the exit code. Ctrl-C and SIGTERM reach it. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

/** Runs a script of the project, or a package's JavaScript command by its file, on the pinned Node. */
export function runNode(file: string, args: string[], env?: Record<string, string>): Promise<number> {
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], env);
}

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** A hash over everything the theme is built from. */
function themeSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of [
    'packages/contract/src',
    'packages/compiler/src',
    'packages/storefront/src',
    'packages/storefront/theme',
  ]) {
    for (const file of files(join(root, folder))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the theme if its sources have changed since it was last built. Resolves to the exit code. */
export async function ensureTheme(): Promise<number> {
  const stamp = join(root, 'dist', 'theme.stamp');
  const wanted = themeSources();
  if (existsSync(themeDir) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 0;
  console.log('Building the theme …');
  const code = await buildTheme([]);
  if (code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  return code;
}

/** Runs the compiler over the storefront. */
export function buildTheme(args: string[]): Promise<number> {
  return runNode('packages/compiler/src/cli.ts', [
    'build',
    '--storefront',
    'packages/storefront',
    '--out',
    'dist/theme',
    ...args,
  ]);
}
