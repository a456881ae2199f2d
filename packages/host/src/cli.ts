#!/usr/bin/env node
import { checkCommand } from './cli/check.ts';
import { importCommand } from './cli/import.ts';
import { ordersCommand } from './cli/orders.ts';
import { serveCommand } from './cli/serve.ts';
import { readSettings, USAGE } from './cli/settings.ts';

const COMMANDS = { serve: serveCommand, import: importCommand, check: checkCommand, orders: ordersCommand };

/** Runs one command and resolves to the exit code. What goes wrong as expected is one clear sentence, not a stack. */
async function main(args: string[]): Promise<number> {
  const settings = readSettings(args, process.env);
  if (!settings.ok) {
    console.error(`${settings.error}\n\n${USAGE}`);
    return 2;
  }
  const { command } = settings.value;
  if (command === 'help') {
    console.log(USAGE);
    return 0;
  }
  try {
    return await COMMANDS[command](settings.value);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env.VITRINE_DEBUG && error instanceof Error) console.error(error.stack);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
