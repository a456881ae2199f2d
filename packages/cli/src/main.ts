import { isCommand } from '@vitrine/host/cli/forms.ts';
import { main as hostCommand } from '@vitrine/host/cli/main.ts';
import { UsageError } from './usage-error.ts';

type Command = (args: string[]) => Promise<number>;

/** Each command loads its own modules only. The host's commands have the same names here. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  create: async () => (await import('./create.ts')).create,
  section: async () => (await import('./section.ts')).section,
  dev: async () => (await import('./project-commands.ts')).dev,
  start: async () => (await import('./project-commands.ts')).start,
  build: async () => (await import('./project-commands.ts')).build,
  zip: async () => (await import('./project-commands.ts')).zip,
  check: async () => (await import('./project-commands.ts')).check,
};

export const USAGE = `vitrine <command>

  create DIR      Make a theme project in a new or empty folder: home, collection, product, cart
  section NAME    Make a section with its schema, view, styles, texts and test in the project
  dev             Build on every change, serve the shop and reload its pages
  start           Build the theme and serve the shop
  build           Write the theme to dist/theme
  zip             Build, and write dist/theme.zip, which a merchant uploads
  check           Build, and look for what the platform would refuse, and for mistakes in the shop folder
`;

/** Runs one command and resolves to the exit code. A usage error is printed as one sentence, without a stack. */
export async function main(args: string[]): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(USAGE);
    return hostCommand(['help']);
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (load) return await (await load())(rest);
    if (isCommand(name)) return await hostCommand(args);
    throw new UsageError(`There is no command "${name}".`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n"vitrine help" lists all commands.`);
    return 2;
  }
}
