import { terminalLines } from '@vitrine/contract/text/terminal-text.ts';
import { readSettings, type Settings } from './settings.ts';
import { USAGE } from './usage.ts';

type Command = (settings: Settings) => Promise<number>;

/** Each command imports only what it needs. */
const COMMANDS: Record<Exclude<Settings['command'], 'help'>, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serveCommand,
  import: async () => (await import('./import.ts')).importCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  orders: async () => (await import('./orders.ts')).ordersCommand,
  jobs: async () => (await import('./jobs.ts')).jobsCommand,
  audit: async () => (await import('./audit.ts')).auditCommand,
  customers: async () => (await import('./customers.ts')).customersCommand,
  comments: async () => (await import('./comments.ts')).commentsCommand,
  subscribers: async () => (await import('./subscribers.ts')).subscribersCommand,
  theme: async () => (await import('./theme.ts')).themeCommand,
  move: async () => (await import('./move.ts')).moveCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  liquid: async () => (await import('./liquid.ts')).liquidCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
};

/** Runs one command and resolves to the exit code. What goes wrong as expected is one clear sentence, not a stack. */
export async function main(args: string[]): Promise<number> {
  const settings = readSettings(args, process.env);
  if (!settings.ok) {
    console.error(terminalLines(`${settings.error}\n"vitrine help" lists all commands and options.`));
    return 2;
  }
  const { command } = settings.value;
  if (command === 'help') {
    console.log(USAGE);
    return 0;
  }
  try {
    const run = await COMMANDS[command]();
    return await run(settings.value);
  } catch (error) {
    console.error(terminalLines(error instanceof Error ? error.message : String(error)));
    if (process.env.VITRINE_DEBUG && error instanceof Error) console.error(terminalLines(error.stack ?? ''));
    return 1;
  }
}
