import { parseS3Address } from '../file-store/s3-address.ts';
import { AUDIT_EVENTS } from '../shop/audit/record-audit.ts';
import { isEmail } from './words.ts';

/** All options, as `parseArgs` reads them. Which command takes which: `forms.ts`. */
export const OPTIONS = {
  shop: { type: 'string', default: 'shop' },
  theme: { type: 'string', default: 'dist/theme' },
  data: { type: 'string', default: '.vitrine' },
  database: { type: 'string' },
  files: { type: 'string' },
  connections: { type: 'string' },
  workers: { type: 'string', default: '1' },
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  origin: { type: 'string' },
  proxies: { type: 'string', default: '1' },
  apps: { type: 'string' },
  smtp: { type: 'string' },
  log: { type: 'string' },
  'metrics-token': { type: 'string' },
  editor: { type: 'string' },
  'editor-token': { type: 'string' },
  'new-bags': { type: 'string' },
  notice: { type: 'string', default: '0' },
  cache: { type: 'string', default: 'all' },
  cdn: { type: 'string' },
  'surrogate-header': { type: 'string', default: 'Surrogate-Key' },
  'purge-url': { type: 'string' },
  dev: { type: 'boolean', default: false },
  'dev-server': { type: 'string' },
  reset: { type: 'boolean', default: false },
  stock: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  carrier: { type: 'string' },
  number: { type: 'string' },
  url: { type: 'string' },
  amount: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean', default: false },
  about: { type: 'string' },
  event: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type OptionName = keyof typeof OPTIONS;
type TextOption = { [Name in OptionName]: (typeof OPTIONS)[Name]['type'] extends 'string' ? Name : never }[OptionName];

export const REASONS = ['customer', 'declined', 'fraud', 'inventory', 'staff', 'other'] as const;
export const CACHES = ['all', 'rows', 'none'] as const;
export const LOG_FORMATS = ['json', 'text', 'off'] as const;

/** Characters below which a token could be guessed. */
const SHORTEST_TOKEN = 16;

export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const hasProtocol = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** The target of an audit log entry, as entered. */
const isAbout = (text: string): boolean =>
  isEmail(text) ||
  /^#\S+$/.test(text) ||
  ['cli', 'guest', 'shop'].includes(text) ||
  /^(customer|order|address|job|comment):\d+$/.test(text);

const isFolder = { is: (text: string) => text !== '', must: 'the name of a folder' };
const isThemePlace = { is: (text: string) => text !== '', must: 'the name of a folder or of a zip' };
const isToken = {
  is: (text: string) => text.length >= SHORTEST_TOKEN,
  must: `at least ${SHORTEST_TOKEN} characters long`,
};
const isLine = { is: (text: string) => /^[^\p{Cc}]{1,200}$/u.test(text), must: '1 to 200 characters long' };
const oneOf = (names: readonly string[]) => ({
  is: (text: string) => names.includes(text),
  must: `one of ${names.join(', ')}`,
});

/** What the text of each option must be: `--port must be a number from 0 to 65535, not "x".` */
export const TEXTS: Readonly<Record<TextOption, { is(text: string): boolean; must: string }>> = {
  shop: isFolder,
  theme: isThemePlace,
  data: isFolder,
  database: {
    is: (text) => hasProtocol(text, 'postgres:', 'postgresql:'),
    must: 'like postgres://user:password@host:5432/database',
  },
  to: {
    is: (text) => (text.includes('://') ? hasProtocol(text, 'postgres:', 'postgresql:') : text !== ''),
    must: 'the name of a folder, or like postgres://user:password@host:5432/database',
  },
  workers: { is: (text) => /^[1-9]\d?$/.test(text), must: 'a number from 1 to 99' },
  connections: { is: (text) => /^[2-9]$|^[1-9]\d{1,2}$/.test(text), must: 'a number from 2 to 999' },
  files: { is: (text) => parseS3Address(text) !== null, must: 'like s3://bucket or s3://bucket/prefix' },
  port: { is: (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, must: 'a number from 0 to 65535' },
  host: { is: (text) => /^[\w.:-]+$/.test(text), must: 'a name or an address of this machine' },
  origin: { is: (text) => hasProtocol(text, 'http:', 'https:'), must: 'like https://shop.example' },
  proxies: { is: (text) => /^[1-9]$/.test(text), must: 'a number from 1 to 9' },
  apps: { is: (text) => hasProtocol(text, 'http:', 'https:'), must: 'like http://localhost:3001' },
  'dev-server': { is: (text) => hasProtocol(text, 'http:'), must: 'like http://127.0.0.1:4000' },
  smtp: { is: (text) => hasProtocol(text, 'smtp:', 'smtps:'), must: 'like smtp://user:password@host:587' },
  log: oneOf(LOG_FORMATS),
  'metrics-token': isToken,
  editor: isFolder,
  'editor-token': isToken,
  'new-bags': { is: (text) => /^[1-9]\d{0,6}$/.test(text), must: 'a number from 1 to 9999999' },
  cache: oneOf(CACHES),
  cdn: { is: (text) => /^[1-9]\d{0,7}$/.test(text), must: 'a number of seconds from 1 to 99999999' },
  'surrogate-header': { is: (text) => /^[\w-]{1,50}$/.test(text), must: 'the name of a header' },
  'purge-url': { is: (text) => hasProtocol(text, 'http:', 'https:'), must: 'like https://cdn.example/purge' },
  notice: { is: (text) => /^\d{1,3}$/.test(text), must: 'a number of seconds from 0 to 999' },
  carrier: isLine,
  number: isLine,
  url: { is: (text) => text === '' || hasProtocol(text, 'http:', 'https:'), must: 'like https://carrier.example/1Z' },
  amount: { is: (text) => /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0, must: 'above zero, like 12.50' },
  reason: oneOf(REASONS),
  about: { is: isAbout, must: 'an e-mail address, an order like "#1001", cli, guest or shop' },
  event: oneOf(AUDIT_EVENTS),
  since: { is: isDay, must: 'a day like 2030-12-31' },
  limit: { is: (text) => /^[1-9]\d{0,5}$/.test(text), must: 'a number from 1 to 999999' },
};

/** Texts that are not to be printed. */
export const SECRET: ReadonlySet<string> = new Set([
  'database',
  'to',
  'metrics-token',
  'editor-token',
  'smtp',
  'purge-url',
]);
