import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type RunningApps, startApps } from '../apps.ts';
import { buildTheme, ensureTheme } from '../build-theme.ts';
import { root, runNode, shopDir, themeDir } from '../project.ts';

/** Serves the demo shop and its apps; both end together. */
async function serve(args: string[]): Promise<number> {
  // What is given behind `npm start --` comes last and counts.
  const given = ['--shop', shopDir, '--theme', themeDir, '--data', process.env.VITRINE_DATA ?? '.vitrine'];
  const all = [...given, '--port', process.env.PORT ?? '3000', ...args];
  const apps = await ownApps(all);
  try {
    return await runNode('packages/host/src/cli.ts', ['serve', ...all, ...(apps ? ['--apps', apps.origin] : [])]);
  } finally {
    await apps?.stop();
  }
}

/** The demo shop's own apps, unless it was told of others, or is served to more than this machine. */
function ownApps(args: string[]): Promise<RunningApps> | undefined {
  const text = { type: 'string' } as const;
  const options = { port: text, host: text, shop: text, data: text, apps: text, origin: text };
  const { values } = parseArgs({ args, options, strict: false });
  const { port, host, shop, data, apps = process.env.VITRINE_APPS, origin } = values;
  if (apps || origin !== undefined || typeof shop !== 'string' || typeof data !== 'string') return undefined;
  const shopPort = Number(port);
  if (!Number.isInteger(shopPort) || shopPort < 1) return undefined;
  return startApps({ shopPort, hostname: typeof host === 'string' ? host : 'localhost', shopDir: shop, dataDir: data });
}

/** `npm start`: builds what is out of date, then serves the demo shop. */
export async function start(args: string[]): Promise<number> {
  const built = await ensureTheme();
  return built === 0 ? serve(args) : built;
}

/** `npm run dev`: as start, and builds and reloads on every change. */
export async function dev(args: string[]): Promise<number> {
  const built = await buildTheme([]);
  if (built !== 0) return built;
  const watcher = spawn(
    process.execPath,
    ['packages/compiler/src/cli.ts', 'build', '--storefront', 'packages/storefront', '--out', 'dist/theme', '--watch'],
    { cwd: root, stdio: 'inherit' },
  );
  try {
    return await serve(['--dev', ...args]);
  } finally {
    watcher.kill();
  }
}
