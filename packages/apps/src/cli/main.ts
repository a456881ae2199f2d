import { exportBook } from './export.ts';
import { serve } from './serve.ts';
import { readSettings, USAGE } from './settings.ts';

/** Runs one command and resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  const read = readSettings(args);
  if (!read.ok) {
    console.error(`${read.error}\n\n${USAGE}`);
    return 2;
  }
  try {
    if (read.value.command === 'serve') return await serve(read.value);
    if (read.value.command === 'export') console.log(await exportBook(read.value));
    else console.log(USAGE);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
