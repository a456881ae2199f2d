import { format } from 'node:util';
import { vi } from 'vitest';
import { main } from '../src/cli/main.ts';

const WAYS = ['log', 'warn', 'error'] as const;

/** A command of the command line, run within the test: its exit code and what it printed. For what needs no process of its own. */
export async function runCli(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const spies = WAYS.map((way) =>
    vi.spyOn(console, way).mockImplementation((...parts) => {
      text += `${format(...parts)}\n`;
    }),
  );
  try {
    return { code: await main(args), text };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
