import { spawn } from 'node:child_process';
import { buildTheme, ensureTheme, root, runNode, shopDir, themeDir } from '../project.ts';

function serve(args: string[]): Promise<number> {
  const port = process.env.PORT ?? '3000';
  const data = process.env.VITRINE_DATA ?? '.vitrine';
  return runNode('packages/host/src/cli.ts', [
    'serve',
    '--shop',
    shopDir,
    '--theme',
    themeDir,
    '--data',
    data,
    '--port',
    port,
    ...args,
  ]);
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
