import type { OptionName } from './options.ts';
import { isWord, WORDS } from './words.ts';

/** A form of a command: its words, with placeholders in capitals, and its own options. */
interface Form {
  words: readonly string[];
  options: readonly OptionName[];
}

const form = (words: string, ...options: OptionName[]): Form => ({ words: words.split(' ').filter(Boolean), options });

/** What every command takes. */
const ALWAYS: readonly OptionName[] = ['shop', 'theme', 'data', 'database', 'connections', 'files', 'help'];

/** Of commands that write mails. */
const MAIL = ['origin', 'smtp'] as const;

const FORMS = {
  serve: [
    form(
      '',
      ...(['port', 'host', ...MAIL, 'proxies', 'apps', 'log', 'metrics-token', 'new-bags', 'notice', 'cache'] as const),
      ...(['workers', 'cdn', 'surrogate-header', 'purge-url'] as const),
      ...(['dev', 'dev-server', 'editor', 'editor-token'] as const),
    ),
  ],
  import: [form('', 'reset', 'stock', 'force')],
  export: [
    form('products FILE', 'force'),
    form('inventory FILE', 'force'),
    form('redirects FILE', 'force'),
    form('metafields FILE', 'force'),
  ],
  check: [form('', 'apps')],
  orders: [
    form(''),
    form('list'),
    form('NAME'),
    form('show NAME'),
    form('fulfil NAME', 'carrier', 'number', 'url', ...MAIL),
    form('refund NAME', 'amount', ...MAIL),
    form('cancel NAME', 'reason', ...MAIL),
  ],
  comments: [form(''), form('list'), form('approve ID'), form('spam ID'), form('remove ID')],
  subscribers: [form('')],
  jobs: [form(''), form('list'), form('retry ID', ...MAIL), form('run NAME', ...MAIL)],
  audit: [form('', 'about', 'event', 'since', 'limit')],
  customers: [form('export EMAIL'), form('erase EMAIL', 'yes')],
  theme: [form(''), form('list'), form('pull DIR'), form('reset'), form('reset PATH')],
  move: [form('', 'to', 'force')],
  backup: [form('FILE', 'force')],
  restore: [form('FILE')],
  doctor: [form('')],
  liquid: [form('')],
  help: [form('')],
} as const satisfies Record<string, readonly Form[]>;

export type CommandName = keyof typeof FORMS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(FORMS, name);

const printed = (command: string, words: readonly string[]): string => ['vitrine', command, ...words].join(' ');

/**
 * What is wrong with the words behind a command and with the options given, as a sentence; null where nothing is. Everything a
 * command does not know is refused here: a word or option that it ignored might have been meant.
 */
export function misfit(command: CommandName, words: readonly string[], given: readonly OptionName[]): string | null {
  const forms: readonly Form[] = FORMS[command];
  // "orders fulfil" is the beginning of that form, and no order called so.
  const begun = forms.filter((one) => one.words[0] !== undefined && !isWord(one.words[0]) && one.words[0] === words[0]);
  const fits = (begun.length > 0 ? begun : forms).find(
    (one) =>
      one.words.length === words.length && one.words.every((word, index) => isWord(word) || word === words[index]),
  );
  if (!fits) {
    const ways = forms.map((one) => printed(command, one.words)).join(', ');
    return `"${printed(command, words)}" is not understood. ${forms.length === 1 ? 'It is' : 'There are'}: ${ways}.`;
  }
  for (const [index, word] of fits.words.entries()) {
    const text = words[index] ?? '';
    if (isWord(word) && !WORDS[word].is(text)) return `${word} must be ${WORDS[word].must}, not "${text}".`;
  }
  const foreign = given.find((name) => !ALWAYS.includes(name) && !fits.options.includes(name));
  if (foreign === undefined) return null;
  const own = [...fits.options, ...ALWAYS].map((name) => `--${name}`).join(', ');
  return `--${foreign} is no option of "${printed(command, fits.words)}". It takes ${own}.`;
}
