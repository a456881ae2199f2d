/** Filters of the platform as simple functions of plain data, the same for every engine: what is compared is the engine. */

type SimpleFilter = (input: unknown, args: readonly unknown[], named: Readonly<Record<string, unknown>>) => unknown;

const REPLACED: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What stands for an object in a text. */
const textOf = (value: unknown): string => String((isRecord(value) ? value.printed : value) ?? '');

const listed = (named: Readonly<Record<string, unknown>>): string =>
  Object.entries(named)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join('&');

const amount = (cents: unknown): string => (Number(cents) / 100).toFixed(2);

export const platformFilters: Readonly<Record<string, SimpleFilter>> = {
  json: (input) => JSON.stringify(input ?? null).replace(/[<>&]/g, (character) => REPLACED[character] ?? character),
  money: (input) => `$${amount(input)}`,
  money_with_currency: (input) => `$${amount(input)} USD`,
  money_without_currency: (input) => amount(input),
  money_without_trailing_zeros: (input) => `$${amount(input).replace('.00', '')}`,
  image_url: (input, _args, named) => `//cdn/${textOf(input)}?${listed(named)}`,
  file_url: (input) => `//cdn/files/${textOf(input)}`,
  asset_url: (input) => `//cdn/assets/${textOf(input)}`,
  handleize: (input) => textOf(input).toLowerCase().replace(/\W+/g, '-'),
  t: (input, _args, named) => `${textOf(input)}(${listed(named)})`,
};
