import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

// Run by Node itself, as a build is.
const { buildTheme } = createRequire(import.meta.filename)(
  '@vitrine/compiler/build/theme.ts',
) as typeof import('@vitrine/compiler/build/theme.ts');

export interface DemoShop {
  /** `http://localhost:…`. */
  origin: string;
  /** The folder with its data: the database, and the outbox of its mails. */
  data: string;
  /** Ends the process and removes its folders. */
  close(): Promise<void>;
}

/**
 * The theme as it is now: the one `npm test` has just built (`VITRINE_BUILT_THEME`), or one built into a folder of its own. `drop` removes
 * the latter.
 */
export async function builtTheme(): Promise<{ theme: string; drop: () => Promise<void> }> {
  const given = process.env.VITRINE_BUILT_THEME;
  if (given) return { theme: given, drop: async () => {} };
  const theme = await mkdtemp(join(tmpdir(), 'vitrine-theme-'));
  const built = await buildTheme(join(project, 'packages/storefront'), theme);
  if (!built.ok)
    throw new Error(built.error.map(({ file, message }) => `${file}: ${message.split('\n')[0]}`).join('\n'));
  return { theme, drop: () => rm(theme, { recursive: true, force: true }) };
}

/** Opens the demo shop with the theme as it is now: a host in a process of its own, on a free port and new data. */
export async function openDemoShop(): Promise<DemoShop> {
  const [{ theme, drop }, data] = await Promise.all([builtTheme(), mkdtemp(join(tmpdir(), 'vitrine-data-'))]);
  const cli = join(project, 'packages/host/src/cli.ts');
  const folders = ['--shop', join(project, 'shop'), '--theme', theme, '--data', data];
  const child = spawn(process.execPath, [cli, 'serve', ...folders, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    origin: await originOf(child),
    data,
    async close() {
      await ended(child);
      await Promise.all([drop(), rm(data, { recursive: true, force: true })]);
    },
  };
}

/** Resolves when the host says where it is; throws what it printed when it ends instead. */
function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /The shop is open: (http:\/\/\S+)/.exec(printed)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The host did not start:\n${printed}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
