import { format } from 'node:util';
import { vi } from 'vitest';
import { main } from '../src/cli/main.ts';
import { testDatabase } from '../src/store/test-store.ts';

const WAYS = ['log', 'warn', 'error'] as const;

/** The arguments with the database of their data folder, where tests have their shops in PostgreSQL. */
async function withDatabase(args: string[]): Promise<string[]> {
  const dataDir = args[args.indexOf('--data') + 1];
  if (!args.includes('--data') || args.includes('--database') || dataDir === undefined) return args;
  const database = await testDatabase(dataDir);
  return database === undefined ? args : [...args, '--database', database];
}

/** A command of the command line, run within the test: its exit code and what it printed. For what needs no process of its own. */
export async function runCli(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const spies = WAYS.map((way) =>
    vi.spyOn(console, way).mockImplementation((...parts) => {
      text += `${format(...parts)}\n`;
    }),
  );
  try {
    return { code: await main(await withDatabase(args)), text };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
