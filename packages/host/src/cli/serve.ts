import { mkdirSync } from 'node:fs';
import { takeLock } from '../store/process-lock.ts';
import { openTheme } from '../theme/open/open-theme.ts';
import type { Settings } from './settings.ts';
import { ownRole } from './workers/worker-role.ts';

/**
 * `vitrine serve`: in this process, or in several workers that this one starts. Resolves when it was asked to stop and everything is closed. What
 * serves is loaded only where it does: the primary process of workers stays small.
 */
export async function serveCommand(settings: Settings): Promise<number> {
  const role = ownRole(process.env);
  if (role !== undefined) {
    const { workerCommand } = await import('./workers/worker-command.ts');
    return workerCommand(settings, role);
  }
  if (settings.workers > 1) {
    const { serveByWorkers } = await import('./workers/primary.ts');
    return serveByWorkers(settings);
  }
  const release = settings.database === undefined ? serveAlone(settings.dataDir) : () => {};
  try {
    const themeDir = await openTheme(settings.themeDir, settings.dataDir);
    const { serveHere } = await import('./serve-here.ts');
    return await serveHere({ ...settings, themeDir });
  } finally {
    release();
  }
}

/**
 * One host serves a data folder: its caches are its own, and jobs run once. Commands run next to it. Returns a function that releases the
 * folder; the end of the process does too. A folder that cannot be written needs no lock.
 */
function serveAlone(dataDir: string): () => void {
  let release: (() => void) | null = null;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = takeLock(dataDir, 'serve');
  } catch {
    return () => {};
  }
  if (release) return release;
  throw new Error(`A shop is already open on ${dataDir}. Stop it first, or name another folder with --data DIR.`);
}
