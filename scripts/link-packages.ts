/** Puts packed packages into a project as `npm install` would, and links what else it depends on to the folders there are here. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { root } from './project.ts';

const Manifest = z.looseObject({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
});

const manifestOf = (folder: string) => Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

const OWN = '@vitrine/';

/** The folder of an installed package, as `workspace` would import it. */
function installed(name: string, workspace: string): string {
  for (let at = workspace; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(folder)) return realpathSync(folder);
    if (at === root)
      throw new Error(
        `${name} is not installed in this checkout: a package depends on it, and none of the workspace does`,
      );
  }
}

function link(target: string, path: string, type: 'junction' | 'file'): void {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) symlinkSync(target, path, type);
}

/** The commands of a package, in the project's `.bin`. */
function linkCommands(project: string, folder: string): void {
  const { name, bin = {} } = manifestOf(folder);
  const commands = typeof bin === 'string' ? { [name.replace(/^.*\//, '')]: bin } : bin;
  for (const [command, file] of Object.entries(commands)) {
    if (folder.startsWith(project)) chmodSync(join(folder, file), 0o755);
    link(join(folder, file), join(project, 'node_modules/.bin', command), 'file');
  }
}

/**
 * Takes seconds where npm takes minutes, and no network. Only what a package says it depends on can be imported by it: what it has forgotten
 * to say is missing here as it would be elsewhere.
 * @param project A project that `vitrine create` made, with the archives in `vendor`.
 */
export function linkPackages(project: string): void {
  const modules = join(project, 'node_modules');
  for (const archive of globSync('vendor/*.tgz', { cwd: project })) {
    const name = /vitrine-([\w-]+)-\d/.exec(archive)?.[1] ?? '';
    const folder = join(modules, OWN, name);
    mkdirSync(folder, { recursive: true });
    const { status, stderr } = spawnSync(
      'tar',
      ['-xzf', join(project, archive), '-C', folder, '--strip-components=1'],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${stderr}`);
    for (const other of Object.keys(manifestOf(folder).dependencies))
      if (!other.startsWith(OWN))
        link(installed(other, join(root, 'packages', name)), join(folder, 'node_modules', other), 'junction');
    linkCommands(project, folder);
  }
  const { dependencies, devDependencies } = manifestOf(project);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (name.startsWith(OWN)) continue;
    const folder = installed(name, join(root, 'packages/storefront'));
    link(folder, join(modules, name), 'junction');
    linkCommands(project, folder);
  }
  link(process.execPath, join(modules, '.bin', relative(dirname(process.execPath), process.execPath)), 'file');
}
