import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DevServer, startDevServer } from '../../packages/compiler/src/dev/dev-server.ts';
import { type RunningApps, startApps } from '../apps.ts';
import { ensureEditor } from '../build-editor.ts';
import { ensureTheme } from '../build-theme.ts';
import { root, runNodeTogether, shopDir, themeDir } from '../project.ts';
import { isThemeCurrent } from '../theme-stamp.ts';

const dataDir = (): string => process.env.VITRINE_DATA ?? '.vitrine';

/** Serves the demo shop and its apps; both end together. */
async function serve(args: string[], dev?: DevServer): Promise<number> {
  // What is given behind `npm start --` comes last and counts.
  const theme = dev?.themeDir ?? themeDir;
  const given = ['--shop', shopDir, '--theme', theme, '--data', dataDir()];
  const ofDev = dev ? ['--dev', '--dev-server', dev.origin] : [];
  const all = [...given, '--port', process.env.PORT ?? '3000', ...ofDev, ...args];
  const apps = await ownApps(all);
  try {
    const ofApps = apps ? ['--apps', apps.origin] : [];
    return await runNodeTogether('packages/host/src/cli.ts', ['serve', ...all, ...ofApps]);
  } finally {
    await apps?.stop();
  }
}

/** The demo shop's own apps, unless the options name others, or other machines can reach the shop. */
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

/** The theme that the options name, a folder or a zip. */
function themeNamed(args: string[]): string | undefined {
  const { values } = parseArgs({ args, options: { theme: { type: 'string' } }, strict: false });
  return typeof values.theme === 'string' && values.theme !== '' ? values.theme : undefined;
}

/** `npm start`: serves the demo shop, with its own theme, built where it is out of date, or with another that `--theme` names. */
export async function start(args: string[]): Promise<number> {
  const other = themeNamed(args);
  // A shop without its editor still sells: `/editor` says then what is missing.
  const [built] = await Promise.all([other === undefined ? ensureTheme() : 0, ensureEditor()]);
  if (built !== 0) return built;
  // npm runs this in the project's folder, and says where it was called.
  return serve(other === undefined ? args : [...args, '--theme', resolve(process.env.INIT_CWD ?? '', other)]);
}

/** `npm run dev`: serves the demo shop with its theme as it is in the sources, and shows changes in the open pages. */
export async function dev(args: string[]): Promise<number> {
  const server = await startDevServer({
    storefront: process.env.VITRINE_STOREFRONT ?? 'packages/storefront',
    out: join(dataDir(), 'dev-theme'),
    built: isThemeCurrent() ? themeDir : undefined,
    cwd: root,
  });
  if (server === undefined) return 1;
  try {
    await ensureEditor();
    return await serve(args, server);
  } finally {
    await server.stop();
  }
}
