import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the server's own `package.json`, lock file and packages. */
export const PACKAGES = join(import.meta.dirname, 'packages');

const INSTALLED = join(PACKAGES, 'node_modules');

/** Whether what is installed is what the lock file names. */
function isInstalled(): boolean {
  const stamp = join(INSTALLED, '.lock');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(join(PACKAGES, 'package-lock.json'), 'utf8');
}

/** `npm ci` in a folder. Rejects with what it printed. */
function install(folder: string): Promise<void> {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts'];
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: folder })
    : spawn('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The server could not be installed: ${Buffer.concat(printed)}`)),
    );
  });
}

/**
 * Installs the server's packages where they are not: beside the lock file, never among the project's own. Tests that start at the same time may
 * each do so; the first that has finished wins.
 */
export async function installPackages(): Promise<void> {
  if (isInstalled()) return;
  const folder = mkdtempSync(join(PACKAGES, '.install-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(PACKAGES, name), join(folder, name));
    await install(folder);
    cpSync(join(PACKAGES, 'package-lock.json'), join(folder, 'node_modules', '.lock'));
    if (isInstalled()) return;
    rmSync(INSTALLED, { recursive: true, force: true });
    renameSync(join(folder, 'node_modules'), INSTALLED);
  } catch (error) {
    // Another test was faster.
    if (!isInstalled()) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
