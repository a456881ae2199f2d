/** The commands within a theme project: its theme is built to `dist/theme`, its shop is the folder `shop`. */
import { fileURLToPath } from 'node:url';
import { startDevServer } from '@vitrine/compiler/dev/dev-server.ts';
import { projectOf } from './project.ts';
import { type Running, run } from './run.ts';
import { UsageError } from './usage-error.ts';

const COMPILER = fileURLToPath(import.meta.resolve('@vitrine/compiler/cli.ts'));
const HOST = fileURLToPath(import.meta.resolve('@vitrine/host/cli.ts'));

const THEME = 'dist/theme';
const ARCHIVE = 'dist/theme.zip';

const compiler = (project: string, ...args: string[]): Running => run(COMPILER, args, project);
const host = (project: string, ...args: string[]): Running => run(HOST, args, project);

const buildTheme = (project: string): Promise<number> =>
  compiler(project, 'build', '--storefront', '.', '--out', THEME).done;

/** @throws UsageError if a command without arguments has some */
function takesNothing(command: string, args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`"vitrine ${command}" takes nothing more, and "${args[0]}" was given.`);
}

/** Serves the shop; options are those of the host's `serve`. */
async function serve(project: string, args: readonly string[]): Promise<number> {
  return host(project, 'serve', '--port', process.env.PORT ?? '3000', ...args).done;
}

export async function build(args: string[]): Promise<number> {
  takesNothing('build', args);
  return buildTheme(projectOf(process.cwd()));
}

/** Builds, then serves the shop. */
export async function start(args: string[]): Promise<number> {
  const project = projectOf(process.cwd());
  const built = await buildTheme(project);
  return built === 0 ? serve(project, args) : built;
}

/** Serves the shop with the theme's sources, and updates open pages after changes. All processes end with it. */
export async function dev(args: string[]): Promise<number> {
  const project = projectOf(process.cwd());
  const server = await startDevServer({ storefront: '.', out: 'dist/dev', cwd: project });
  if (server === undefined) return 1;
  try {
    return await serve(project, ['--theme', server.themeDir, '--dev', '--dev-server', server.origin, ...args]);
  } finally {
    await server.stop();
  }
}

export async function zip(args: string[]): Promise<number> {
  takesNothing('zip', args);
  const project = projectOf(process.cwd());
  const built = await buildTheme(project);
  return built === 0 ? compiler(project, 'zip', '--theme', THEME, '--out', ARCHIVE).done : built;
}

/** Builds, then checks the theme as the platform does, and the shop folder. */
export async function check(args: string[]): Promise<number> {
  takesNothing('check', args);
  const project = projectOf(process.cwd());
  const built = await buildTheme(project);
  if (built !== 0) return built;
  const theme = await compiler(project, 'check', '--theme', THEME).done;
  const shop = await host(project, 'check').done;
  return theme || shop;
}
