import { parseArgs } from 'node:util';

export const USAGE = `apps <command> [options]

  serve                  answer as the shop's apps would
  export subscribers     who signed up by a form, as CSV
  export notifications   who waits for what to be back, as CSV
  export reviews         reviews that wait to be read, as CSV

  --shop DIR             the shop's folder (shop)
  --shop-origin URL      where the shop is served (http://localhost:3000)
  --data DIR             what shoppers sent (.vitrine/apps)
  --port N               port to listen on (3001)
  --host NAME            address to listen on (localhost)`;

export const BOOKS = {
  subscribers: 'subscribers',
  notifications: 'notifications',
  reviews: 'pending-reviews',
} as const;
export type Book = keyof typeof BOOKS;

export interface Settings {
  command: 'serve' | 'export' | 'help';
  book: Book;
  shopDir: string;
  shopOrigin: string;
  dataDir: string;
  port: number;
  hostname: string;
}

type Read = { ok: true; value: Settings } | { ok: false; error: string };
const refuse = (error: string): Read => ({ ok: false, error });

const isBook = (text: string | undefined): text is Book => text !== undefined && Object.hasOwn(BOOKS, text);

/** Reads the command line; errors are sentences. */
export function readSettings(args: string[]): Read {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [name = 'help', book] = positionals;
  const command = values.help ? 'help' : (['serve', 'export', 'help'] as const).find((known) => known === name);
  if (!command) return refuse(`There is no command "${name}".`);
  if (command === 'export' && !isBook(book)) return refuse(`Say what to export: ${Object.keys(BOOKS).join(', ')}.`);
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    return refuse(`The port must be from 0 to 65535, not "${values.port}".`);
  if (!URL.canParse(values['shop-origin'])) return refuse(`--shop-origin must be like http://localhost:3000.`);
  return {
    ok: true,
    value: {
      command,
      book: isBook(book) ? book : 'subscribers',
      shopDir: values.shop,
      shopOrigin: new URL(values['shop-origin']).origin,
      dataDir: values.data,
      port,
      hostname: values.host,
    },
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      shop: { type: 'string', default: 'shop' },
      'shop-origin': { type: 'string', default: 'http://localhost:3000' },
      data: { type: 'string', default: '.vitrine/apps' },
      port: { type: 'string', default: '3001' },
      host: { type: 'string', default: 'localhost' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}
