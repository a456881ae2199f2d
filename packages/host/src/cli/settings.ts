import path from 'node:path';
import { parseArgs } from 'node:util';
import type { LogFormat } from '../observe/log.ts';
import type { Result } from '../shop/result.ts';

export const USAGE = `vitrine <command> [options]

  serve    Import the shop folder if it changed and serve the shop
  import   Read the shop folder into the database
  check    Look for mistakes in the theme and the shop folder
  orders   List the orders; with a name (orders "#1001") show one
           orders fulfil "#1001" --carrier NAME --number N --url URL
           orders refund "#1001" [--amount 12.50]
           orders cancel "#1001" [--reason customer|declined|fraud|inventory|staff|other]
  subscribers
           Print who reads the newsletter, as CSV
  customers
           customers export EMAIL prints as JSON all that the shop has about a person
           customers erase EMAIL --yes takes the person out of it: orders stay, without name, mail, phone and street
  jobs     List what the shop does by itself: mails, sweeps, schedules
           jobs retry ID
           jobs run NAME
  audit    List who did what: log-ins, changes of accounts, orders, refunds
           audit [--about EMAIL|"#1001"|cli|guest] [--event login_refused] [--since 2030-12-31] [--limit 100]
  backup FILE
           Copy the database while the shop is open, and check the copy (--force: over a file that is there)
  restore FILE
           Put a backup in the place of the database, which is kept beside it. The shop must be closed
  doctor   Look for damage in the database and for what the disk lacks

  --shop DIR     the shop's folder (shop)
  --theme DIR    the theme's folder (dist/theme)
  --data DIR     database, renditions and outgoing mail (.vitrine)
  --port N       port to listen on (3000, or PORT)
  --host NAME    address to listen on (localhost)
  --origin URL   public address, where the shop stands behind a proxy
  --apps ORIGIN  where the shop's apps answer: {apps} in its folder (or VITRINE_APPS)
  --smtp URL     mail server, smtp://user:password@host:587 (or VITRINE_SMTP)
  --log FORMAT   json, text or off: what is written to stderr (or VITRINE_LOG; text, and json
                 for a shop with --origin whose stderr is no terminal).
                 VITRINE_LOG_LEVEL=debug writes every request
  --metrics-token TOKEN
                 who shows it may read /_host/metrics from anywhere (or VITRINE_METRICS_TOKEN)
  --new-bags N   new bags one network address may start a minute (120)
  --notice S     seconds it still accepts when it is asked to stop, while /_host/ready says no (0)
  --dev          watch the theme, reload open pages, allow the editor's design mode
  --reset        import: forget carts, orders, customers and stock taken
  --stock        import: take the folder's stock for every variant, not only for new ones
  --force        import: also when nothing changed; backup: over a file that is there`;

export interface Settings {
  command: (typeof COMMANDS)[number];
  /** What follows the command. */
  rest: string[];
  shopDir: string;
  themeDir: string;
  dataDir: string;
  port: number;
  hostname: string;
  origin: string | undefined;
  smtpUrl: string | undefined;
  /** `http://localhost:3001`, without a slash. */
  appsOrigin: string | undefined;
  log: LogFormat;
  logLevel: 'debug' | 'info';
  metricsToken: string | undefined;
  /** Undefined: as many as the host's own rule says. */
  newCartsPerMinute: number | undefined;
  /** ms it still accepts when it is asked to stop. */
  notice: number;
  dev: boolean;
  /** Of `customers erase`: not only what would be done. */
  yes: boolean;
  reset: boolean;
  stock: boolean;
  force: boolean;
  /** Of `orders`: as they were typed. */
  order: { carrier?: string; number?: string; url?: string; amount?: string; reason?: string };
  /** Of `audit`: as they were typed. */
  audit: { about?: string; event?: string; since?: string; limit?: string };
}

const OPTIONS = {
  shop: { type: 'string', default: 'shop' },
  theme: { type: 'string', default: 'dist/theme' },
  data: { type: 'string', default: '.vitrine' },
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  origin: { type: 'string' },
  apps: { type: 'string' },
  smtp: { type: 'string' },
  log: { type: 'string' },
  'metrics-token': { type: 'string' },
  'new-bags': { type: 'string' },
  notice: { type: 'string', default: '0' },
  dev: { type: 'boolean', default: false },
  reset: { type: 'boolean', default: false },
  stock: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  carrier: { type: 'string' },
  number: { type: 'string' },
  url: { type: 'string' },
  amount: { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean', default: false },
  about: { type: 'string' },
  event: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Characters below which a token could be guessed. */
const SHORTEST_TOKEN = 16;

const COMMANDS = [
  'serve',
  'import',
  'check',
  'orders',
  'subscribers',
  'jobs',
  'audit',
  'customers',
  'backup',
  'restore',
  'doctor',
  'help',
] as const;

/** Reads the command line; errors are sentences. Paths become absolute. */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): Result<Settings, string> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  const [name, ...rest] = positionals;
  const command = values.help || name === undefined ? 'help' : COMMANDS.find((known) => known === name);
  if (!command) return { ok: false, error: `There is no command "${name}".` };
  const portText = values.port ?? env.PORT ?? '3000';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    return { ok: false, error: `The port must be a number from 0 to 65535, not "${portText}".` };
  }
  const notice = Number(values.notice) * 1000;
  if (!/^\d{1,3}$/.test(values.notice))
    return { ok: false, error: `--notice must be a number of seconds from 0 to 999, not "${values.notice}".` };
  const origin = values.origin === undefined ? undefined : originOf(values.origin);
  if (origin === null)
    return { ok: false, error: `--origin must be like https://shop.example, not "${values.origin}".` };
  // An empty variable is an unset one.
  const appsText = values.apps ?? (env.VITRINE_APPS || undefined);
  const appsOrigin = appsText === undefined ? undefined : originOf(appsText);
  if (appsOrigin === null) return { ok: false, error: `--apps must be like http://localhost:3001, not "${appsText}".` };
  const log =
    values.log ?? (env.VITRINE_LOG || (origin !== undefined && !values.dev && !process.stderr.isTTY ? 'json' : 'text'));
  if (!isLogFormat(log)) return { ok: false, error: `--log must be json, text or off, not "${log}".` };
  const metricsToken = values['metrics-token'] ?? (env.VITRINE_METRICS_TOKEN || undefined);
  if (metricsToken !== undefined && metricsToken.length < SHORTEST_TOKEN)
    return { ok: false, error: `--metrics-token must have at least ${SHORTEST_TOKEN} characters.` };
  const newBags = values['new-bags'];
  if (newBags !== undefined && !/^[1-9]\d{0,6}$/.test(newBags))
    return { ok: false, error: `--new-bags must be a number from 1, not "${newBags}".` };
  return {
    ok: true,
    value: {
      command,
      rest,
      shopDir: path.resolve(values.shop),
      themeDir: path.resolve(values.theme),
      dataDir: path.resolve(values.data),
      port,
      hostname: values.host,
      origin,
      smtpUrl: values.smtp ?? env.VITRINE_SMTP,
      appsOrigin,
      log,
      logLevel: env.VITRINE_LOG_LEVEL === 'debug' ? 'debug' : 'info',
      metricsToken,
      newCartsPerMinute: newBags === undefined ? undefined : Number(newBags),
      notice,
      dev: values.dev,
      yes: values.yes,
      reset: values.reset,
      stock: values.stock,
      force: values.force,
      order: {
        carrier: values.carrier,
        number: values.number,
        url: values.url,
        amount: values.amount,
        reason: values.reason,
      },
      audit: { about: values.about, event: values.event, since: values.since, limit: values.limit },
    },
  };
}

const isLogFormat = (text: string): text is LogFormat => ['json', 'text', 'off'].includes(text);

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : null;
}
