import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseS3Address, type S3Address } from '../file-store/s3-address.ts';
import type { LogFormat } from '../observe/log.ts';
import type { CdnSettings } from '../rendering/surrogate-keys.ts';
import { AUDIT_EVENTS, type AuditEvent } from '../shop/audit/record-audit.ts';
import { fail, ok, type Result } from '../shop/result.ts';
import { builtEditor } from './built-editor.ts';
import { type CommandName, isCommand, misfit } from './forms.ts';
import { CACHES, LOG_FORMATS, OPTIONS, type OptionName, REASONS, SECRET, TEXTS } from './options.ts';

export interface Settings {
  command: CommandName;
  /** What follows the command. */
  rest: string[];
  shopDir: string;
  themeDir: string;
  dataDir: string;
  /** The URL of the PostgreSQL database; undefined: the data is in a file in `dataDir`. */
  database: string | undefined;
  /** Connections to PostgreSQL that a process has at most; undefined: the store's default. */
  connections: number | undefined;
  /** The bucket of the object store; undefined: files are on this machine's disk. */
  files: S3Address | undefined;
  /** Processes that serve. */
  workers: number;
  port: number;
  hostname: string;
  origin: string | undefined;
  /** Default number of proxies in front of a shop with an `origin`. */
  proxies: number;
  smtpUrl: string | undefined;
  /** `http://localhost:3001`, without a slash. */
  appsOrigin: string | undefined;
  log: LogFormat;
  logLevel: 'debug' | 'info';
  metricsToken: string | undefined;
  /** Folder of the built theme editor; it may not be there. */
  editorDir: string;
  editorToken: string | undefined;
  /** Undefined: the host's default. */
  newCartsPerMinute: number | undefined;
  /** ms for which it still accepts requests after a stop signal. */
  notice: number;
  /** What is cached of pages: all, the rows they are made of, or nothing. */
  cache: (typeof CACHES)[number];
  /** Of a shop behind a CDN that keeps pages; undefined: none does. */
  cdn: CdnSettings | undefined;
  dev: boolean;
  /** `http://127.0.0.1:4000`, without a slash. */
  devServer: string | undefined;
  /** Of `move`: a folder, or the URL of a PostgreSQL database. */
  to: string | undefined;
  /** Of `customers erase`: not only what would be done. */
  yes: boolean;
  reset: boolean;
  stock: boolean;
  force: boolean;
  /** Of `orders`. `amount` in minor units. */
  order: { carrier: string; number: string; url: string; amount: number | undefined; reason: (typeof REASONS)[number] };
  /** Of `audit`. */
  audit: { about: string | undefined; event: AuditEvent | undefined; since: string | undefined; limit: number };
}

/** Options that may be given by a variable as well. An empty variable is an unset one. */
const VARIABLES = {
  database: 'DATABASE_URL',
  files: 'VITRINE_FILES',
  port: 'PORT',
  apps: 'VITRINE_APPS',
  smtp: 'VITRINE_SMTP',
  log: 'VITRINE_LOG',
  'metrics-token': 'VITRINE_METRICS_TOKEN',
  'editor-token': 'VITRINE_EDITOR_TOKEN',
  'purge-url': 'VITRINE_PURGE_URL',
} as const;

/** Entries that `audit` lists. */
const LISTED = 100;

const isKnown = <Name extends string>(names: readonly Name[], text: string | undefined): Name | undefined =>
  names.find((name) => name === text);

/** Reads the command line; errors are sentences. Paths become absolute. */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): Result<Settings, string> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals, tokens } = parsed;
  const [name = 'help', ...rest] = positionals;
  if (!isCommand(name)) return fail(`There is no command "${name}".`);
  const command = values.help ? 'help' : name;
  const given = tokens.flatMap((token) => (token.kind === 'option' && isOption(token.name) ? [token.name] : []));
  const sentence = values.help ? null : misfit(command, rest, given);
  if (sentence !== null) return fail(sentence);
  const texts = { ...values, ...variables(env, given) };
  for (const [option, { is, must }] of Object.entries(TEXTS)) {
    if (!isOption(option)) continue;
    const text = texts[option];
    if (typeof text === 'string' && !is(text)) {
      const called = given.includes(option)
        ? `--${option}`
        : (Object.entries(VARIABLES).find(([key]) => key === option)?.[1] ?? `--${option}`);
      const not = SECRET.has(option) ? '' : `, not "${text}"`;
      return fail(`${called} must be ${must}${not}.`);
    }
  }
  const level = env.VITRINE_LOG_LEVEL || 'info';
  if (level !== 'debug' && level !== 'info') return fail(`VITRINE_LOG_LEVEL must be debug or info, not "${level}".`);
  const { origin, apps, smtp, log, amount, 'new-bags': newCarts, 'dev-server': devServer } = texts;
  const isForOthers = origin !== undefined && !values.dev && !process.stderr.isTTY;
  if (given.includes('purge-url') && values.cdn === undefined) return fail('--purge-url needs --cdn SECONDS.');
  const several = values.workers === '1' ? null : severalWorkers(values.workers, texts.database, values.dev);
  if (several !== null) return fail(several);
  return ok({
    command,
    rest,
    shopDir: path.resolve(values.shop),
    themeDir: path.resolve(values.theme),
    dataDir: path.resolve(values.data),
    database: texts.database,
    connections: values.connections === undefined ? undefined : Number(values.connections),
    files: (texts.files === undefined ? null : parseS3Address(texts.files)) ?? undefined,
    workers: Number(values.workers),
    port: Number(texts.port ?? 3000),
    hostname: values.host,
    origin: origin === undefined ? undefined : new URL(origin).origin,
    proxies: Number(values.proxies),
    smtpUrl: smtp,
    appsOrigin: apps === undefined ? undefined : new URL(apps).origin,
    log: isKnown(LOG_FORMATS, log) ?? (isForOthers ? 'json' : 'text'),
    logLevel: level,
    metricsToken: texts['metrics-token'],
    editorDir: values.editor === undefined ? builtEditor() : path.resolve(values.editor),
    editorToken: texts['editor-token'],
    newCartsPerMinute: newCarts === undefined ? undefined : Number(newCarts),
    notice: Number(values.notice) * 1000,
    cache: isKnown(CACHES, values.cache) ?? 'all',
    cdn:
      values.cdn === undefined
        ? undefined
        : { maxAge: Number(values.cdn), header: values['surrogate-header'], purgeUrl: texts['purge-url'] },
    dev: values.dev,
    devServer: devServer === undefined ? undefined : new URL(devServer).origin,
    to: values.to,
    yes: values.yes,
    reset: values.reset,
    stock: values.stock,
    force: values.force,
    order: {
      carrier: values.carrier ?? '',
      number: values.number ?? '',
      url: values.url ?? '',
      amount: amount === undefined ? undefined : Math.round(Number(amount) * 100),
      reason: isKnown(REASONS, values.reason) ?? 'other',
    },
    audit: {
      about: values.about,
      event: isKnown(AUDIT_EVENTS, values.event),
      since: values.since,
      limit: Number(values.limit ?? LISTED),
    },
  });
}

/** Why more than one worker cannot serve; null where they can. */
function severalWorkers(count: string, database: string | undefined, dev: boolean): string | null {
  if (database === undefined)
    return `--workers ${count} needs PostgreSQL (--database postgres://…): the file of a shop serves one process, whose caches are right because it alone writes.`;
  return dev
    ? '--dev is served by one process, which the pages that reload are connected to: leave out --workers.'
    : null;
}

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

/** Options set by environment variables. */
function variables(
  env: NodeJS.ProcessEnv,
  given: readonly OptionName[],
): Partial<Record<keyof typeof VARIABLES, string>> {
  const found: Partial<Record<keyof typeof VARIABLES, string>> = {};
  for (const name of [
    'database',
    'port',
    'apps',
    'smtp',
    'log',
    'metrics-token',
    'editor-token',
    'files',
    'purge-url',
  ] as const) {
    const text = env[VARIABLES[name]];
    if (text && !given.includes(name)) found[name] = text;
  }
  return found;
}

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true });
}
