import { statSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../store/backup.ts';
import type { Settings } from './settings.ts';

/** `vitrine backup FILE`, beside the open shop or without it. */
export async function backupCommand(settings: Settings): Promise<number> {
  const [name = ''] = settings.rest;
  const file = path.resolve(name);
  backUp(settings.dataDir, file, { replace: settings.force });
  console.log(`${file} holds the database, checked: ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
  return 0;
}
